import { css } from '#styles/css';
import { PageSection } from './page-section.tsx';

interface Part {
  title: string;
  items: readonly string[];
}

export interface ExchangeCopy {
  title: string;
  /** What the client supplies. */
  give: Part;
  /** What is agreed before the work begins. */
  settle: Part;
  /** What the client receives. */
  get: Part;
}

interface ExchangeProps {
  copy: ExchangeCopy;
  /** `rail` hangs three columns from a rail, `rows` puts them below each other beside the heading. */
  layout: 'rail' | 'rows';
  ground?: 'canvas' | 'shelf';
}

/** What a project needs from the client, what both agree on, and what the client receives. */
export function Exchange({ copy, layout, ground = 'canvas' }: ExchangeProps) {
  const onRail = layout === 'rail';
  return (
    <PageSection title={copy.title} ground={ground} layout={onRail ? 'stacked' : 'split'}>
      {onRail && <div aria-hidden="true" className={railStyle} />}
      <dl className={onRail ? columnsStyle : rowsStyle}>
        {[copy.give, copy.settle, copy.get].map(({ title, items }) => (
          <div key={title}>
            <dt className={labelStyle}>{title}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

const railStyle = css({
  height: { base: '2.75', md: '4' },
  borderImage: '{gradients.rail} fill 0 / 0 / 0 100vw',
});
/** A heading in the form of a shelf label. The one above what the client receives is yellow. */
const labelStyle = css({
  justifySelf: 'start',
  width: 'fit',
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'sm',
  fontWeight: 'strong',
  ground: 'canvas',
  borderRadius: 'label',
  boxShadow: '[0 0 0 1px {colors.steel.dark}]',
  // Printed without its background it keeps the frame of the others.
  ':last-child > &': {
    background: 'label.solid',
    boxShadow: { base: 'none', _print: '[0 0 0 1px {colors.steel.dark}]' },
  },
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    _print: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { base: '7', lg: '12', _print: '4' },
  rowGap: '7',
  paddingTop: '1.75',
  '& dt': { marginBottom: '3' },
  '& dd': { paddingBlock: '3', borderBottomWidth: '1px', borderColor: 'border.subtle', textWrap: 'pretty' },
});
const rowsStyle = css({
  borderTopWidth: '3px',
  borderColor: 'fg.default',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    alignItems: 'start',
    columnGap: '7',
    rowGap: '2',
    paddingBlock: { base: '6', _print: '2' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dt': { gridRow: { md: '1 / span 3' } },
  '& dd': { gridColumn: { md: '2' } },
});
