import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { css } from '#styles/css';
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
        <summary className={summaryStyle}>
          <span className={openStyle}>{copy.unfold}</span>
          <span className={closeStyle}>{copy.fold}</span>
          <Icon of={ChevronDown} className={chevronStyle} />
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
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: { base: '10', md: '6' },
  rowGap: '3',
  marginTop: { base: '5', _print: '3' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { textStyle: 'sm', color: 'fg.muted' },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { textStyle: 'h2', fontVariantNumeric: 'lining-nums' },
  // On phones a list, since figures of different widths would break into rows of one, two or three.
  '@media screen and (max-width: 767.98px)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'baseline',
    },
    '& dd': { gridColumn: '1', gridRow: '1' },
    '& dt': { gridColumn: '2' },
  },
});
const foldStyle = css({
  '&::details-content': { '@media (min-width: 768px), print': { contentVisibility: 'visible' } },
  '#sample:target &': { '&::details-content': { contentVisibility: 'visible' } },
});
/** Shown where the sheet can be folded. Browsers that can't show a closed one keep it everywhere. */
const summaryStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: '13',
  marginTop: '5',
  paddingInline: '4',
  fontWeight: 'strong',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  listStyle: 'none',
  _hover: { background: 'bg.shelf', borderColor: 'fg.default' },
  '&::-webkit-details-marker': { display: 'none' },
  '@supports selector(::details-content)': {
    '@media (min-width: 768px), print': { display: 'none' },
    '#sample:target &': { display: 'none' },
  },
});
const openStyle = css({ '[open] > * > &': { display: 'none' } });
const closeStyle = css({ '[open] > * > &': { display: 'inline' }, display: 'none' });
const chevronStyle = css({ '[open] > * > &': { transform: 'rotate(180deg)' } });
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
