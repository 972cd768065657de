import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { Facts } from '#web/components/layout/facts.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { MysteryShoppingCopy } from '../copy.en.ts';
import type { VisitCopy } from './copy.en.ts';
import { type Check, checksOfQuestions, earnedOf, scoreOf, stores } from './visit.ts';
import { visitFormat } from './visit-format.ts';

interface QuestionsSheetProps {
  copy: VisitCopy;
  questions: MysteryShoppingCopy['services']['items'];
}

/** The questions of a programme, each with the points that its checks earned in the three visits of the exhibit. */
export function QuestionsSheet({ copy, questions }: QuestionsSheetProps) {
  const language = useLanguage();
  const format = visitFormat(language, copy);
  const rtl = directionOf(language) === 'rtl';
  const { head, title, measure, limit } = copy.sheet;
  return (
    <Excerpt head={head} example={copy.band.example} title={title} measure={`${measure} ${limit}`}>
      <ol className={questionsStyle}>
        {questions.map(({ title, text, items }, question) => {
          const checks = checksOfQuestions[question] ?? [];
          return (
            <li key={title} className={questionStyle}>
              <div>
                <h4 className={css({ textStyle: 'h3' })}>{title}</h4>
                <p className={textStyle}>{text}</p>
                <Facts items={items} />
              </div>
              <dl className={rowsStyle}>
                {stores.map((store) => {
                  const { earned, all } = earnedOf(store, checks);
                  return (
                    <div key={store.no}>
                      <dt>{copy.places[store.place].split(copy.comma)[0]}</dt>
                      <dd>
                        <Shelf checks={checks} missed={store.missed} rtl={rtl} />
                        <b>{format.points(earned, all)}</b>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ol>
      <dl className={scoresStyle}>
        {stores.map((store) => (
          <div key={store.no}>
            <dt>
              {copy.score}
              {copy.comma} {copy.places[store.place].split(copy.comma)[0]}
            </dt>
            <dd>{format.number(scoreOf(store))}</dd>
          </div>
        ))}
      </dl>
    </Excerpt>
  );
}

interface ShelfProps {
  checks: readonly (readonly [check: Check, points: number])[];
  missed: readonly Check[];
  rtl: boolean;
}

/** A facing for each check, as wide as its points. A missed one is a gap. */
function Shelf({ checks, missed, rtl }: ShelfProps) {
  const all = checks.reduce((sum, [, points]) => sum + points, 0);
  let before = 0;
  return (
    <svg aria-hidden="true" className={shelfStyle}>
      {checks.map(([check, points]) => {
        const width = (points / all) * 100;
        const start = rtl ? 100 - before - width : before;
        before += width;
        const lost = missed.includes(check);
        return (
          <svg
            aria-hidden="true"
            key={check}
            x={`${start.toFixed(2)}%`}
            width={`${width.toFixed(2)}%`}
            height="100%"
          >
            <rect height="100%" className={lost ? gapStyle : facingStyle} />
          </svg>
        );
      })}
    </svg>
  );
}

const questionsStyle = css({ '& > li': { borderTopWidth: '2.5px', borderColor: 'fg.default' } });
const questionStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  columnGap: '12',
  rowGap: '4',
  paddingBlock: { base: '6', lg: '8', _print: '3' },
});
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
const rowsStyle = css({
  display: 'grid',
  alignContent: 'start',
  rowGap: { base: '4', lg: '3', _print: '1' },
  textStyle: 'sm',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    display: { lg: 'grid', _print: 'grid' },
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'end',
    columnGap: '3',
  },
  '& dd': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 76px',
    alignItems: 'end',
    columnGap: '3',
  },
  '& b': { fontWeight: 'strong', textAlign: 'end' },
});
const shelfStyle = css({
  width: 'full',
  height: { base: '9', _print: '4' },
  borderBottom: '[4px solid {colors.steel.dark}]',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});
const facingStyle = css({ width: '[calc(100% - 3px)]', fill: 'brand.solid' });
/** The outline is inside the facing: half of its stroke is at each side of its edge. */
const gapStyle = css({
  x: '[1.25px]',
  y: '[1.25px]',
  width: '[max(2px, calc(100% - 5px))]',
  height: '[calc(100% + 2px)]',
  fill: 'transparent',
  stroke: 'danger.solid',
  strokeWidth: '1.5',
  strokeDasharray: '[5 3]',
});
const scoresStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: { base: '3', md: '12' },
  paddingTop: '3',
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
  '& dt': { textStyle: 'sm', color: 'fg.muted' },
  '& dd': { textStyle: 'h2', fontVariantNumeric: 'lining-nums' },
});
