import { fewestToRead } from '#shared/plan/scope.ts';
import { css } from '#styles/css';
import { Legend, OutletKey, Range, RangeScale } from '#web/components/exhibit/report/charts.tsx';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { ReportExcerpt } from '#web/components/exhibit/report/report-excerpt.tsx';
import { fewSign, outlets } from '#web/components/exhibit/report/survey.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** Where the products of the sample report were missing, by province and kind of outlet. */
export function MissingSheet({ copy }: { copy: ReportCopy }) {
  const format = reportFormat(useLanguage());
  const { reach } = copy;
  return (
    <ReportExcerpt copy={copy} format={format} page={3} title={reach.plot} measure={reach.plotMeasure}>
      <Legend
        items={outlets.map((outlet) => ({
          sign: <OutletKey of={outlet} />,
          name: copy.outlets[outlet].many,
        }))}
      />
      <div className={cellsStyle}>
        <span />
        <RangeScale format={format} />
      </div>
      <ul>
        {figures.places.map(({ place, of }) => (
          <li key={place} className={cellsStyle}>
            <span>
              {format.place(place)}
              {outlets.every((outlet) => of[outlet].carrying < fewestToRead) && fewSign}
            </span>
            <Range
              shares={{
                supermarket: of.supermarket.missing,
                minimarket: of.minimarket.missing,
                grocery: of.grocery.missing,
              }}
              label={outlets
                .map((outlet) => `${copy.outlets[outlet].many} ${format.percent(of[outlet].missing)}`)
                .join(format.rtl ? '، ' : ', ')}
              format={format}
            />
          </li>
        ))}
      </ul>
      <p className={noteStyle}>{reach.fewStores(format)}</p>
    </ReportExcerpt>
  );
}

const noteStyle = css({ marginTop: '3', textStyle: 'sm', color: 'fg.muted' });
const cellsStyle = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  textStyle: 'sm',
  fontWeight: 'strong',
});
