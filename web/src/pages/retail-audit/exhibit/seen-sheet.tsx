import { css } from '#styles/css';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { Photo } from '#web/components/exhibit/report/evidence.tsx';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { ReportExcerpt } from '#web/components/exhibit/report/report-excerpt.tsx';
import { records } from '#web/components/exhibit/report/survey.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** Two of the sample report's drawings that stand for photographs, with their records. */
export function SeenSheet({ copy }: { copy: ReportCopy }) {
  const format = reportFormat(useLanguage());
  const { space } = copy;
  return (
    <ReportExcerpt copy={copy} format={format} page={5} title={space.seen} measure={space.seenText}>
      <ul className={photosStyle}>
        {(['gap', 'share'] as const).map((of) => {
          const { place, outlet, id, day, taken } = records[of];
          return (
            <li key={of}>
              <Photo of={of} format={format} alt={space.photos[of].alt} />
              <p>
                <b>{space.photos[of].title()}</b>
                <span>{space.where(outlet, format.place(place))}</span>
                <span>
                  <bdi dir="ltr">{id}</bdi> · {space.when(format.dayAndMonth(day), format.time(taken))}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </ReportExcerpt>
  );
}

const photosStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    _print: 'repeat(2, minmax(0, 1fr))',
  },
  gap: '4',
  '& li': { borderWidth: '1px', borderColor: 'border.subtle' },
  '& svg': { height: 'auto', aspectRatio: { base: '[220 / 190]', _print: '[220 / 130]' } },
  '& p': { padding: '3', textStyle: 'xs' },
  '& p > *': { display: 'block' },
  '& b': { textStyle: 'sm', fontWeight: 'strong' },
});
