import { memo } from 'react';
import { localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { seededRandom } from '#web/drawing/random.ts';
import { path, rect, type Shape } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { ResultsProps } from './results.tsx';
import { answerNames, interviewOf, visitOf } from './survey.ts';

/** The sheet of the last interview, with its tick, on the pile of the earlier ones. The table has the same data. */
export const Sheet = memo(function Sheet({
  copy,
  place,
  interviews,
  number,
  className,
}: ResultsProps & { className: string }) {
  const two = numberFormat(localeOf(useLanguage()), { minimumIntegerDigits: 2 });
  const interview = interviewOf(place, interviews);
  const visit = visitOf(interview);
  const { sheet } = copy;
  const time = `${two.format(Math.floor(visit.minute / 60))}:${two.format(visit.minute % 60)}`;
  // Only one buyer's words are shown; none are invented for the others.
  const words = interview.city === 'baghdad' && interview.index === 399 ? sheet.words : undefined;
  return (
    <div aria-hidden="true" className={cx(sheetStyle, className)}>
      <Drawing width={128} height={40} shapes={clip} className={clipStyle} />
      <div className={paperStyle}>
        <p className={headStyle}>
          <b>{sheet.survey}</b> <span>{sheet.page}</span>
        </p>
        <p className={questionStyle}>
          <span>{sheet.number}</span> <span>{sheet.question}</span>
        </p>
        <p className={instructionStyle}>{sheet.instruction}</p>
        <ol className={answersStyle}>
          {answerNames.map((answer, i) => {
            const ticked = answer === interview.answer;
            return (
              <li key={answer} data-ticked={ticked || undefined} className={answerStyle}>
                <span className={boxStyle}>
                  {ticked && <Drawing width={40} height={44} shapes={tick} className={tickStyle} />}
                </span>
                {copy.answers[answer].text} <span className={codeStyle}>{number(i + 1)}</span>
              </li>
            );
          })}
        </ol>
        <div className={wordsBoxStyle}>
          {/* Without an answer the lines stay empty, as on paper; the space stays, so that nothing moves. */}
          <b>{words ? sheet.ownWords : '\u00a0'}</b>
          <p className={wordsStyle}>{words ?? '\u00a0'}</p>
        </div>
        <p className={footStyle}>
          <span>
            {sheet.neighbourhood(interview.city, visit.neighbourhood)}
            {copy.comma} {copy.places[interview.city]}
          </span>
          <span>{sheet.at(number(visit.day), time)}</span>
          <span>{sheet.minutes(visit.minutes)}</span>
        </p>
      </div>
      <Pile layers={Math.ceil(interviews / layer)} />
    </div>
  );
});

/** How many interviews make one layer of the pile. */
const layer = 50;
const [pileHeight, layerHeight, maxShown] = [40, 5, 16];

/** The uneven ends of the layers, in per cent of the pile's width. */
const offsets = (() => {
  const random = seededRandom(50);
  return Array.from({ length: maxShown }, (_, index) => ({
    index,
    start: random() * 1.3,
    end: random() * 1.3,
  }));
})();

/** The pile of completed sheets, a layer for every fifty; layers of a high pile are closer together. */
function Pile({ layers }: { layers: number }) {
  const shown = Math.min(layers, maxShown);
  const height = Math.min(layerHeight, pileHeight / shown);
  const top = pileHeight - shown * height;
  return (
    <svg aria-hidden="true" className={pileStyle}>
      <rect width="100%" height={top} className={layerStyle} data-even="" />
      {offsets.slice(0, shown).map(({ index, start, end }) => (
        <rect
          key={index}
          x={`${start.toFixed(2)}%`}
          y={pileHeight - (index + 1) * height + 0.5}
          width={`${(100 - start - end).toFixed(2)}%`}
          height={height}
          data-even={index % 2 === 0 || undefined}
          className={layerStyle}
        />
      ))}
    </svg>
  );
}

export const clip: readonly Shape[] = [
  rect(0, 16, 128, 22, colour.ink, { rx: 3 }),
  rect(44, 2, 40, 20, colour.ink, { rx: 3 }),
  rect(54, 8, 20, 8, colour.steelDark, { rx: 2 }),
  rect(6, 30, 116, 3, colour.white, { opacity: 0.22 }),
];
export const tick: readonly Shape[] = [
  path('M7 24q5 5 8 12q6 -18 20 -32', 'none', {
    stroke: colour.petrol,
    strokeWidth: 4.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
];

const sheetStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '5',
});
const clipStyle = css({ position: 'absolute', top: '0', insetInline: '0', marginInline: 'auto' });
const paperStyle = css({
  flexGrow: '1',
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '8.5',
  paddingBottom: '5',
  paddingInline: { base: '4', md: '7' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderBottomWidth: '0',
  borderColor: 'steel.light',
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  paddingBottom: '2.5',
  textStyle: 'xs',
  color: 'fg.muted',
  borderBottomWidth: '2px',
  borderColor: 'fg.default',
  '& b': { fontWeight: 'strong', color: 'fg.default' },
});
const questionStyle = css({
  display: 'flex',
  gap: '3.5',
  marginTop: '4',
  textStyle: 'h3',
  fontSize: '[21.5px]',
});
const instructionStyle = css({ marginTop: '2', textStyle: 'xs', color: 'fg.muted' });
const answersStyle = css({ marginTop: '3' });
const answerStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '12',
  marginInline: '-2.5',
  paddingInline: '2.5',
  borderTopWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'steel.light',
  '&[data-ticked]': { background: 'label.solid', borderColor: 'transparent', fontWeight: 'strong' },
  '&[data-ticked] + li': { borderColor: 'transparent' },
});
const boxStyle = css({
  position: 'relative',
  flexShrink: '0',
  width: '5',
  height: '7',
  borderWidth: '1.8px',
  borderColor: 'fg.default',
  '[data-ticked] > &': { background: 'bg.canvas' },
});
/** Never mirrored, because the tick looks handwritten. */
const tickStyle = css({ position: 'absolute', left: '-2', top: '-4', maxWidth: 'none' });
const codeStyle = css({
  marginInlineStart: 'auto',
  textStyle: 'xs',
  color: 'fg.muted',
  '[data-ticked] > &': { color: 'fg.default' },
});
const wordsBoxStyle = css({
  marginTop: 'auto',
  paddingTop: '3',
  textStyle: 'xs',
  borderTopWidth: '2px',
  borderColor: 'fg.default',
  '& b': { fontWeight: 'strong' },
});
/** Draws two ruled lines, also when there is no answer to write on them. */
const wordsStyle = css({
  minHeight: '[68px]',
  marginTop: '1',
  textStyle: 'body',
  lineHeight: '[34px]',
  backgroundImage:
    '[repeating-linear-gradient(transparent 0 32px, {colors.steel.dark} 32px 33px, transparent 33px 34px)]',
});
const footStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '2.5',
  flexWrap: 'wrap',
  marginTop: '4',
  textStyle: 'xs',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});
const pileStyle = css({ flexShrink: '0', width: 'full', height: '10', overflow: 'visible' });
const layerStyle = css({
  fill: 'bg.sunken',
  stroke: 'steel.dark',
  strokeWidth: '1',
  '&[data-even]': { fill: 'bg.canvas' },
});
