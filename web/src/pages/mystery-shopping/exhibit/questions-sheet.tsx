import { css } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { Facts } from '#web/components/layout/facts.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { signed } from '#web/i18n/signed.ts';
import type { MysteryShoppingCopy } from '../copy.en.ts';
import type { VisitCopy } from './copy.en.ts';
import { checksOfQuestions, scoreOf, stores } from './visit.ts';
import { visitFormat } from './visit-format.ts';

interface QuestionsSheetProps {
  copy: VisitCopy;
  questions: MysteryShoppingCopy['services']['items'];
}

/** The questions of a programme, each with its checks in the three visits of the exhibit. */
export function QuestionsSheet({ copy, questions }: QuestionsSheetProps) {
  const format = visitFormat(useLanguage(), copy);
  const { head, title, measure, limit, check } = copy.sheet;
  return (
    <Excerpt head={head} example={copy.band.example} title={title} measure={`${measure} ${limit}`}>
      <ol className={questionsStyle}>
        {questions.map(({ title, text, items }, question) => (
          <li key={title} data-half={halfOf(question, items.length)} className={questionStyle}>
            <div>
              <h4 className={css({ textStyle: 'h3' })}>{title}</h4>
              <p className={textStyle}>{text}</p>
              <Facts items={items} />
            </div>
            <table aria-label={title} data-half={halfOf(question, items.length)} className={tableStyle}>
              <colgroup>
                <col className={namesStyle} />
                <col span={stores.length} />
              </colgroup>
              <thead data-first={question === 0 || undefined}>
                <tr>
                  <th scope="col">
                    <span className={css({ srOnly: true })}>{check}</span>
                  </th>
                  {stores.map((store) => (
                    <th key={store.no} scope="col">
                      {copy.places[store.place].split(copy.comma)[0]}
                      <b>{format.number(scoreOf(store))}</b>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {checksOfQuestions[question]?.map(([check, points]) => {
                  return (
                    <tr key={check}>
                      <th scope="row">{copy.checks[check].done}</th>
                      {stores.map(({ no, missed }) => {
                        const lost = missed.includes(check);
                        return (
                          <td key={no}>
                            <span aria-hidden="true" data-lost={lost || undefined} className={facingStyle}>
                              {lost ? signed(-points, format.number(points)) : format.number(points)}
                            </span>
                            <span className={css({ srOnly: true })}>
                              {format.points(lost ? 0 : points, points)}
                            </span>
                          </td>
                        );
                      })}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
    </Excerpt>
  );
}

/** Returns true if a question has so few checks that its table would leave the place beside its facts empty. */
function halfOf(question: number, facts: number): true | undefined {
  return (checksOfQuestions[question]?.length ?? 0) <= facts / 2 || undefined;
}

/** On wide screens two questions with few checks are side by side, each with its table below its facts. */
const questionsStyle = css({
  lg: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12' },
});
const questionStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  gridColumn: { lg: '1 / -1' },
  // The tables of two questions side by side begin at the same height.
  '&[data-half]': {
    lg: {
      gridColumn: 'auto',
      gridRow: 'span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
    },
  },
  columnGap: '12',
  rowGap: '4',
  paddingBlock: { base: '6', lg: '8', _print: '3' },
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  _last: { paddingBottom: '2' },
});
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
const tableStyle = css({
  position: 'relative',
  alignSelf: 'start',
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& th, & td': { paddingBlock: '1.5', textAlign: 'center', fontWeight: 'strong' },
  '& tr > :first-child': { textAlign: 'start', fontWeight: 'normal' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& thead b': { display: 'none' },
  '& thead[data-first] b': { display: 'block', textStyle: 'h3' },
  // On wide screens only the first table shows its column heads; the columns of the other tables are aligned with them.
  '&:not([data-half]) thead:not([data-first])': { lg: { srOnly: true } },
  '& thead th': {
    textStyle: 'xs',
    verticalAlign: 'bottom',
    '@media (max-width: 359.98px)': { fontSize: '[10.5px]' },
  },
});
const namesStyle = css({ width: { base: '[43%]', md: '[46%]' } });
/** Earned points are facings on the rail, lost ones are gaps. */
const facingStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: { base: '10', md: '14' },
  height: '8',
  color: 'brand.contrast',
  background: 'brand.solid',
  forcedColorAdjust: 'none',
  '&[data-lost]': {
    color: 'danger.fg',
    background: 'transparent',
    border: '[1.5px dashed {colors.danger.solid}]',
  },
});
