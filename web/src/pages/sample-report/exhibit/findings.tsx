import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Facings, PartsLegend, priceParts, Stack } from '#web/components/exhibit/report/charts.tsx';
import { type Figures, figures } from '#web/components/exhibit/report/figures.ts';
import type { Format } from '#web/components/exhibit/report/format.ts';
import { outlets } from '#web/components/exhibit/report/survey.ts';
import type { SheetProps } from './sheet.tsx';
import { leadStyle, measureStyle, noteStyle, strongStyle, titleStyle } from './sheet-style.ts';

/** The second page: the most important findings, and what to do first. */
export function Findings({ copy, format }: SheetProps) {
  const { findings } = copy;
  const { all, prices, facingsOf, byOutlet } = figures;
  const parts = priceParts(prices, copy, format);
  return (
    <>
      <h2 className={titleStyle}>{findings.title}</h2>
      <p className={leadStyle}>{findings.lead(figures, format)}</p>
      <Finding
        figure={format.percent(all.missing)}
        margin={figures.margins.missing}
        copy={findings.missing}
        words={findings}
        format={format}
      >
        <Bars
          items={outlets.map((outlet) => [copy.outlets[outlet].many, 1 - byOutlet[outlet].missing] as const)}
          label={findings.missing.bar}
          format={format}
        />
      </Finding>
      <Finding
        figure={format.percent(prices.above / prices.read)}
        margin={figures.margins.above}
        copy={findings.prices}
        words={findings}
        format={format}
      >
        <div className={stackStyle}>
          <Stack parts={parts} format={format} />
          <PartsLegend of={parts} />
        </div>
      </Finding>
      <Finding
        figure={format.percent(facingsOf.grocery.own / facingsOf.grocery.all)}
        margin={figures.margins.share}
        copy={findings.share}
        words={findings}
        format={format}
      >
        <Bars
          items={outlets.map((outlet) => [copy.outlets[outlet].many, byOutlet[outlet].reach] as const)}
          label={findings.share.bar}
          format={format}
        />
      </Finding>
      <p className={noteStyle}>{findings.base(figures, format)}</p>
    </>
  );
}

interface FindingProps {
  figure: string;
  /** The margin of error of the figure, as a fraction. */
  margin: number;
  copy: {
    unit: string;
    title: (figures: Figures, format: Format) => string;
    text: (figures: Figures, format: Format) => string;
    advice: (figures: Figures, format: Format) => string;
  };
  /** The texts that all findings share. */
  words: Pick<SheetProps['copy']['findings'], 'doFirst' | 'margin'>;
  format: Format;
  children: ReactNode;
}

function Finding({ figure, margin, copy, words, format, children }: FindingProps) {
  return (
    <section className={findingStyle}>
      <div>
        <p className={figureStyle}>{figure}</p>
        <p className={marginStyle}>{words.margin(Math.round(margin * 100), format.points(margin))}</p>
        <p className={measureStyle}>{copy.unit}</p>
      </div>
      <div className={css({ minWidth: '0' })}>
        <h3 className={findingTitleStyle}>{copy.title(figures, format)}</h3>
        <p className={textStyle}>{copy.text(figures, format)}</p>
        <p className={textStyle}>
          <b className={strongStyle}>{words.doFirst}</b> {copy.advice(figures, format)}
        </p>
        {children}
      </div>
    </section>
  );
}

interface BarsProps {
  items: readonly (readonly [name: string, share: number])[];
  label: (name: string, share: string) => string;
  format: Format;
}

function Bars({ items, label, format }: BarsProps) {
  return (
    <ul className={barsStyle}>
      {items.map(([name, share]) => (
        <li key={name}>
          <Facings share={share} format={format} wide />
          <span className={barStyle}>{label(name, format.percent(share))}</span>
        </li>
      ))}
    </ul>
  );
}

const findingStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-findings)',
  columnGap: '6.5',
  rowGap: '2',
  paddingTop: '3.5',
  paddingBottom: '6',
  // Less space in Arabic, whose lines are higher: the note below has to fit on the page.
  '[lang=ar] &': { paddingBottom: '3' },
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  '&:last-of-type': { borderBottomWidth: '2.5px' },
});
const figureStyle = css({
  fontSize: 'var(--report-figure)',
  lineHeight: 'var(--report-figure-lh)',
  fontWeight: 'heading',
  letterSpacing: 'var(--trk)',
  fontStretch: 'var(--stretch)',
  fontVariantNumeric: 'lining-nums',
});
const marginStyle = css({
  fontSize: 'var(--report-body)',
  lineHeight: 'var(--report-row-lh)',
  fontWeight: 'strong',
});
const findingTitleStyle = css({
  fontSize: 'var(--report-finding)',
  lineHeight: 'var(--report-finding-lh)',
  fontWeight: 'heading',
  letterSpacing: 'var(--trk)',
  fontStretch: 'var(--stretch)',
});
const textStyle = css({ marginTop: '1.5', fontSize: '[max(14px, var(--report-body))]' });
const stackStyle = css({
  marginTop: '3',
  maxWidth: '[470px]',
  '& ul': { marginTop: '1.5', marginBottom: '0' },
});
const barsStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6.5', rowGap: '2', marginTop: '3' });
const barStyle = css({
  display: 'block',
  marginTop: '0.5',
  fontSize: 'var(--report-small)',
  lineHeight: 'var(--report-small-lh)',
  color: 'fg.muted',
});
