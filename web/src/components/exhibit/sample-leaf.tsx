import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import { Icon } from '../icon.tsx';

interface SampleLeafProps {
  copy: {
    /** The kind of document. */
    head: string;
    title: string;
    /** The place, day and scope of the sample. */
    about: string;
    /** The base, the limits and what follows. */
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
  };
  /** The note that the figures are examples. */
  example: string;
  /** The result in figures; the first is the most important. */
  figures: readonly (readonly [value: string, unit: string])[];
  children: ReactNode;
}

/**
 * A document of one sheet that a client receives. On phones it is folded below its figures until it is opened; elsewhere, in
 * print and under its URL all of it is shown.
 */
export function SampleLeaf({ copy, example, figures, children }: SampleLeafProps) {
  const company = useContext(CompanyNameContext);
  return (
    <article className={leafStyle}>
      <p className={headStyle}>
        <span>
          {copy.head} · {company}
        </span>
        <span className={tagStyle}>{example}</span>
      </p>
      <h3 className={css({ textStyle: 'h3' })}>{copy.title}</h3>
      <p className={aboutStyle}>{copy.about}</p>
      <dl className={figuresStyle}>
        {figures.map(([value, unit]) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={foldStyle}>
        <summary className={cx(button({ variant: 'outline' }), summaryStyle)}>
          <span>{copy.unfold}</span>
          <span>{copy.fold}</span>
          <Icon of={ChevronDown} />
        </summary>
        {children}
        <dl className={notesStyle}>
          {copy.notes.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

interface SampleBlockProps {
  title: string;
  children: ReactNode;
}

/** A part of the sheet with a heading, which names the tables in it. */
export function SampleBlock({ title, children }: SampleBlockProps) {
  return (
    <section aria-label={title} className={blockStyle}>
      <h4 className={blockTitleStyle}>{title}</h4>
      {children}
    </section>
  );
}

/**
 * A table of the sample. `data-number` marks cells with numbers, which are aligned to the end; `data-lost` marks failed
 * checks.
 */
export const sampleTableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: { base: 'xs', md: 'sm' },
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& :is(th, td)': {
    paddingBlock: { base: '1.5', _print: '0.75' },
    paddingInlineEnd: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
  },
  '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  '& tr': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& thead tr': { borderColor: 'fg.default' },
  '& thead th, & [scope=rowgroup]': { fontWeight: 'strong' },
  '& [data-number]': { textAlign: 'end' },
  // Only cells of the body stay on one line: a column's head may take two, so that the columns fit a phone.
  '& td[data-number]': { whiteSpace: 'nowrap' },
  '& [data-number]:not(:last-child)': { paddingInlineEnd: { base: '2', md: '6' } },
  '& :is(thead th, tbody td)::first-letter': { textTransform: 'uppercase' },
  '& [data-lost]': { color: 'danger.fg', fontWeight: 'strong' },
});

const leafStyle = css({
  ground: 'canvas',
  minWidth: '0',
  paddingBlock: { base: '5', md: '9', _print: '4' },
  paddingInline: { base: '4', md: '10', _print: '4' },
  borderWidth: { base: '1px', _print: '0' },
  borderColor: 'border.subtle',
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginBottom: { base: '5', _print: '3' },
  paddingBottom: '2.5',
  textStyle: 'xs',
  color: 'fg.muted',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const tagStyle = css({
  flexShrink: '0',
  paddingInline: '2',
  fontWeight: 'strong',
  color: 'fg.default',
  border: '[1.5px dashed]',
  borderRadius: 'label',
});
const aboutStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
/** Shows each figure above its unit, although the unit comes first in the markup. */
const figuresStyle = css({
  display: 'grid',
  // On phones a list, since figures of different widths would break into rows of one, two or three.
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    _print: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { base: '4', md: '6', _print: '6' },
  rowGap: '1',
  marginTop: { base: '5', _print: '3' },
  '& > div': {
    display: { base: 'grid', md: 'flex', _print: 'flex' },
    gridTemplateColumns: 'subgrid',
    gridColumn: { base: '1 / -1', md: 'auto', _print: 'auto' },
    alignItems: { base: 'baseline', md: 'start', _print: 'start' },
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  },
  '& dt': { gridColumn: '2', textStyle: 'sm', color: 'fg.muted' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { gridColumn: '1', gridRow: '1', textStyle: 'h2', fontVariantNumeric: 'lining-nums' },
});
const foldStyle = css({
  '&::details-content': { '@media (min-width: 768px), print': { contentVisibility: 'visible' } },
  '#sample:target &': { '&::details-content': { contentVisibility: 'visible' } },
});
/** Shown where the sheet can be folded. Browsers that can't show a closed one keep it everywhere. */
const summaryStyle = css({
  marginTop: '5',
  '&::-webkit-details-marker': { display: 'none' },
  '@supports selector(::details-content)': {
    md: { display: 'none' },
    '#sample:target &': { display: 'none' },
  },
  '& > span + span': { display: 'none' },
  '[open] > &': {
    '& > span': { display: 'none' },
    '& > span + span': { display: 'inline' },
    '& > svg': { transform: 'rotate(180deg)' },
  },
});
const blockStyle = css({
  minWidth: '0',
  marginTop: { base: '6', _print: '3' },
  paddingTop: '2',
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
});
const blockTitleStyle = css({ marginBottom: '2', fontWeight: 'heading' });
const notesStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    _print: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '6',
  rowGap: '3',
  marginTop: { base: '7', _print: '4' },
  paddingTop: '3',
  textStyle: 'xs',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& dt': { fontWeight: 'strong' },
  '& dd': { color: 'fg.muted', textWrap: 'pretty' },
});
