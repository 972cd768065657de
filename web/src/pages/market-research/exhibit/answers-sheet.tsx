import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { QuestionCopy } from './question/copy.en.ts';
import { answerNames, cityNames, marginOf, type Size, tally, verdictOf } from './question/survey.ts';

const interviews: Size = 400;

/** The question of the exhibit as a table of answers by city, and whether each city decides it. */
export function AnswersSheet({ copy }: { copy: QuestionCopy }) {
  const locale = localeOf(useLanguage());
  const number = numberFormat(locale);
  const points = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cities = cityNames.map((city) => ({
    city,
    counts: tally(city, interviews),
    verdict: verdictOf(city, interviews),
  }));
  return (
    <Excerpt
      head={copy.answersByCity}
      example={copy.example}
      title={copy.sheet.question}
      measure={copy.size(number.format(interviews), points.format(marginOf(interviews) * 100))}
    >
      <table className={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.columns.answer}</th>
            {cityNames.map((city) => (
              <th key={city} scope="col">
                {copy.places[city]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answerNames.map((answer, i) => (
            <tr key={answer}>
              <th scope="row">{copy.answers[answer].text}</th>
              {cities.map(({ city, counts, verdict }) => {
                const percent = ((counts[i] ?? 0) / interviews) * 100;
                return (
                  <td key={city} data-first={answer === verdict.first || undefined}>
                    {copy.percent(points.format(percent))}
                    <svg width="100%" height="8" aria-hidden="true">
                      <rect width={`${(percent * 2).toFixed(1)}%`} height="8" />
                    </svg>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {cities.map(({ city, verdict: { decided } }) => (
              <td key={city}>
                <span data-open={!decided || undefined} className={verdictStyle}>
                  {decided ? copy.decided : copy.open}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Excerpt>
  );
}

const tableStyle = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textStyle: { base: 'xs', md: 'body' },
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { paddingBlock: '2.5', paddingInlineEnd: { base: '1.5', md: '6' }, textAlign: 'start' },
  '& th': { fontWeight: 'strong' },
  '& tr > :first-child': { width: { base: '[23%]', md: '[34%]' } },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& tbody th': { fontWeight: 'normal' },
  '& svg': { display: 'block', marginTop: '1', fill: 'brand.muted', transform: 'scaleX(var(--dir))' },
  '& [data-first]': { fontWeight: 'strong' },
  '& [data-first] svg': { fill: 'brand.solid' },
  '@media (max-width: 359.98px)': { fontSize: '[10.5px]', '& th, & td': { paddingInlineEnd: '1' } },
  '& tfoot tr': { borderTopWidth: '2.5px', borderColor: 'fg.default' },
});
const verdictStyle = css({
  display: 'inline-block',
  paddingInline: { md: '2' },
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'ok.fg',
  background: { md: 'ok.subtle' },
  borderRadius: 'label',
  '&[data-open]': {
    color: 'fg.default',
    background: 'transparent',
    border: { md: '[1.2px dashed]' },
  },
});
