import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { QuestionCopy } from './question/copy.en.ts';
import {
  answerNames,
  cityNames,
  interviewsOf,
  marginOf,
  type Size,
  tally,
  verdictOf,
} from './question/survey.ts';

const interviews: Size = 400;

/**
 * The question of the exhibit as a document: a table of answers by city, and for each city whether the most frequent answer is
 * significantly ahead.
 */
export function AnswersSheet({ copy }: { copy: QuestionCopy }) {
  const locale = localeOf(useLanguage());
  const number = numberFormat(locale);
  const points = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cities = cityNames.map((city) => ({
    city,
    counts: tally(city, interviews),
    verdict: verdictOf(city, interviews),
  }));
  const decided = cities.filter(({ verdict }) => verdict.decided).length;
  const { sample } = copy;
  return (
    <SampleLeaf
      copy={{ ...sample, title: copy.sheet.question, about: sample.about(number.format(interviews)) }}
      example={copy.example}
      figures={[
        [number.format(interviewsOf('all', interviews)), sample.asked],
        [copy.margin(points.format(marginOf(interviews) * 100)), sample.margin],
        [sample.of(number.format(decided), number.format(cityNames.length)), sample.decided],
      ]}
    >
      <SampleBlock title={sample.table}>
        <table aria-label={sample.table} className={cx(sampleTableStyle, tableStyle)}>
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
              <th scope="row">{sample.verdict}</th>
              {cities.map(({ city, verdict }) => (
                <td key={city}>
                  <Verdict decided={verdict.decided}>
                    <span className={wordsStyle}>{verdict.decided ? copy.decided : copy.open}</span>
                  </Verdict>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <p aria-hidden="true" className={keyStyle}>
          {[true, false].map((decided) => (
            <span key={String(decided)}>
              <Verdict decided={decided} /> {decided ? copy.decided : copy.open}
            </span>
          ))}
        </p>
      </SampleBlock>
    </SampleLeaf>
  );
}

/** A verdict: a tick, or a dashed box. Its words are beside it where there is space for them, and in a key elsewhere. */
function Verdict({ decided, children }: { decided: boolean; children?: ReactNode }) {
  return (
    <span data-open={!decided || undefined} className={verdictStyle}>
      {decided && <Icon of={Check} size={16} />}
      {children}
    </span>
  );
}

/** On phones each answer is above its four figures. */
const tableStyle = css({
  tableLayout: 'fixed',
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: { base: '1.5', md: '3' } },
  '& tr > :first-child': { width: { sm: '[23%]', md: '[34%]' } },
  // Narrower letters, so that the names of four cities fit beside the answers.
  '& thead th': { fontStretch: { sm: '[86.5%]', md: '[normal]' } },
  smDown: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& tr > :first-child': { gridColumn: '1 / -1', paddingBottom: '0' },
    '& thead tr > :first-child': { srOnly: true },
    '& tbody th': { fontWeight: 'strong' },
  },
  '& tbody svg': {
    display: 'block',
    marginTop: '1',
    fill: 'brand.muted',
    transform: 'scaleX(var(--dir))',
  },
  '& [data-first]': { fontWeight: 'strong' },
  '& [data-first] svg': { fill: 'brand.solid' },
  '& tfoot tr': { borderTopWidth: '2.5px', borderBottomWidth: '0', borderColor: 'fg.default' },
  '& tfoot th': { fontWeight: 'strong' },
});
const verdictStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: '6',
  minHeight: '6',
  paddingInline: { md: '2' },
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'ok.fg',
  background: 'ok.subtle',
  borderRadius: 'label',
  '&[data-open]': { color: 'fg.default', background: 'transparent', border: '[1.2px dashed]' },
});
/** On phones the words are for screen readers only: three words do not fit into the column of a city. */
const wordsStyle = css({ srOnly: { base: true, md: false } });
const keyStyle = css({
  display: { base: 'flex', md: 'none' },
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  marginTop: '3',
  textStyle: 'xs',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
});
