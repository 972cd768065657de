import { Check, Pause, Play } from 'lucide-react';
import { startTransition, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { Choice } from './question/choice.tsx';
import type { QuestionCopy } from './question/copy.en.ts';
import { Results } from './question/results.tsx';
import { Sheet } from './question/sheet.tsx';
import { SizeChart } from './question/size-chart.tsx';
import {
  interviewsOf,
  marginOf,
  type Place,
  placeNames,
  type Size,
  sizes,
  verdictOf,
} from './question/survey.ts';

/** Duration of the animation that shows all interviews again, one after the other, in milliseconds. */
const askingTakes = 8000;

/**
 * One question asked in four cities: the result of each sample size, and whether it decides anything. Without script it
 * shows Baghdad with 400 interviews, and the margins of the other sizes.
 */
export function QuestionExhibit({ copy }: { copy: QuestionCopy }) {
  const id = useId();
  const language = useLanguage();
  const whole = numberFormat(localeOf(language));
  const tenths = numberFormat(localeOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // These functions change only with the language, so that pressing Play renders neither the sheet nor the table again.
  const number = useCallback((value: number) => whole.format(value), [whole]);
  const points = useCallback((part: number) => tenths.format(part * 100), [tenths]);

  const [place, setPlace] = useState<Place>('baghdad');
  const [size, setSize] = useState<Size>(400);
  const all = interviewsOf(place, size);
  const [asked, setAsked] = useState<number>();
  const [playing, setPlaying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it goes on from is read once, when it starts.
  useEffect(() => {
    if (!playing) return;
    let start = Number.NaN;
    let frame = 0;
    const show = (now: number) => {
      if (Number.isNaN(start)) start = now - (((asked ?? 0) % all) / all) * askingTakes;
      const next = Math.max(1, Math.ceil(((now - start) / askingTakes) * all));
      if (next < all) {
        setAsked(next);
        frame = requestAnimationFrame(show);
      } else {
        setAsked(undefined);
        setPlaying(false);
      }
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [playing, all]);
  const stop = () => {
    setPlaying(false);
    setAsked(undefined);
  };
  const interviews = asked ?? all;
  const verdict = useMemo(() => verdictOf(place, interviews), [place, interviews]);
  const shown = { copy, place, interviews, number, points };
  return (
    <>
      <section aria-labelledby={id} className={bandStyle}>
        <div className={container()}>
          <div className={headStyle}>
            <h2 id={id} className={titleStyle}>
              {copy.title}
            </h2>
            <p className={leadStyle}>{copy.lead}</p>
            <p className={exampleStyle}>{copy.example}</p>
          </div>
          <div data-moves={!playing || undefined} className={gridStyle}>
            <Choice
              label={copy.cities}
              values={placeNames}
              chosen={place}
              className={cx(citiesStyle, scriptedStyle)}
              onChoose={(place) => {
                startTransition(() => {
                  stop();
                  setPlace(place);
                });
              }}
            >
              {(value, radio) => (
                <button key={value} {...radio} className={cityStyle}>
                  {copy.places[value]}
                </button>
              )}
            </Choice>
            <Sheet {...shown} className={sheetStyle} />
            <div className={railStyle} />
            <div className={playBoxStyle}>
              <button
                type="button"
                aria-label={playing ? copy.pause : copy.play}
                className={cx(playStyle, scriptedStyle)}
                onClick={() => setPlaying(!playing)}
              >
                <Icon of={playing ? Pause : Play} size={22} />
              </button>
              <p className={interviewStyle}>
                <b>{copy.interview(number(interviews), number(all))}</b>
                <span>{copy.layer}</span>
              </p>
            </div>
            <div className={sizesHeadStyle}>
              <h3 className={css({ textStyle: 'h3' })}>{copy.sizes.title}</h3>
              <p className={mutedStyle}>{copy.sizes.text}</p>
            </div>
            <Choice
              label={copy.sizes.title}
              values={sizes}
              chosen={size}
              className={cx(sizesStyle, scriptedStyle)}
              onChoose={(size) => {
                startTransition(() => {
                  stop();
                  setSize(size);
                });
              }}
            >
              {(value, radio) => {
                const count = interviewsOf(place, value);
                const margin = marginOf(count);
                return (
                  <SizeChart
                    key={value}
                    {...radio}
                    label={copy.size(number(count), points(margin))}
                    margin={margin}
                    written={copy.margin(points(margin))}
                    count={number(count)}
                    unit={copy.sizes.interviews}
                  />
                );
              }}
            </Choice>
            <table className={marginsStyle}>
              <caption>{copy.margins(copy.places[place])}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.sizes.interviews}</th>
                  <th scope="col">{copy.columns.margin}</th>
                </tr>
              </thead>
              <tbody>
                {sizes.map((value) => (
                  <tr key={value}>
                    <th scope="row">{number(interviewsOf(place, value))}</th>
                    <td>{copy.margin(points(marginOf(interviewsOf(place, value))))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Results {...shown} className={resultsStyle} />
            <div
              aria-live={playing ? 'off' : 'polite'}
              data-decided={verdict.decided || undefined}
              className={verdictStyle}
            >
              <span className={tagStyle}>
                {verdict.decided && <Icon of={Check} size={18} />}
                {verdict.decided ? copy.decided : copy.open}
              </span>
              <p>
                <b>
                  {copy.verdict(
                    copy.answers[verdict.first].as,
                    copy.answers[verdict.second].as,
                    verdict.decided,
                  )}
                </b>{' '}
                {verdict.counts !== undefined &&
                  copy.why(points(verdict.lead), interviews, number(interviews), points(verdict.counts))}
              </p>
            </div>
            <p className={noteStyle}>{copy.sizes.note}</p>
          </div>
        </div>
      </section>
      <div className={cx(rail(), css({ position: 'relative' }))} />
    </>
  );
}

const bandStyle = css({
  paddingTop: { base: '14', lg: '21' },
  paddingBottom: { base: '12', lg: '14' },
  overflowX: 'clip',
  background: 'bg.shelf',
});
const headStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' },
  alignItems: 'end',
  justifyItems: 'start',
  columnGap: '9',
  rowGap: { base: '2.5', md: '3' },
});
const titleStyle = css({ textStyle: 'h2' });
const leadStyle = css({
  gridColumn: { md: '1' },
  gridRow: { md: '2' },
  maxWidth: 'blurb',
  textStyle: 'lead',
  color: 'fg.muted',
  textWrap: 'balance',
});
const exampleStyle = css({
  marginBottom: { md: '2' },
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'fg.muted',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'label',
});
/**
 * Wide screens: the sheet at the inline start, the results at the end, both on one rail with the button and the sizes.
 * Narrow ones: one below the other, and the sizes stay visible as long as the results.
 */
const gridStyle = css({
  marginTop: { base: '6', lg: '11.5' },
  lg: {
    display: 'grid',
    gridTemplateColumns: { base: '300px minmax(0, 1fr)', xl: 'minmax(300px, 392px) minmax(0, 1fr)' },
    columnGap: '[clamp(32px, 4.4vw, 64px)]',
    gridTemplateRows: 'auto auto auto auto minmax(150px, 1fr) 16px 74px auto',
  },
});
const citiesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '2', md: '2.5' },
  lg: { gridColumn: '2', gridRow: '1' },
});
const cityStyle = css({
  flexGrow: { base: '1', md: '0' },
  flexBasis: { base: '[28%]', md: 'auto' },
  minHeight: '[46px]',
  paddingInline: { base: '2', md: '5' },
  fontWeight: 'strong',
  background: 'bg.canvas',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.default' },
  '&[aria-checked=true]': { background: 'bg.ink', borderColor: 'bg.ink', color: 'fg.onDark' },
});
const sheetStyle = css({
  marginTop: { base: '6', lg: '0' },
  lg: { gridColumn: '1', gridRow: '[1 / span 5]', alignSelf: 'end' },
});
const railStyle = css({
  position: 'relative',
  height: { base: '2.5', lg: '4' },
  lg: { gridColumn: '1 / -1', gridRow: '6' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInline: '[-50vw]',
    backgroundImage: 'rail',
  },
});
const playBoxStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '[74px]',
  paddingInline: '3.5',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  borderBottomRadius: 'label',
  lg: { gridColumn: '1', gridRow: '7' },
});
const playStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '12',
  height: '12',
  background: 'bg.ink',
  color: 'fg.onDark',
  borderRadius: 'control',
  _motionReduce: { display: 'none' },
  '@media print': { display: 'none' },
});
const interviewStyle = css({
  textStyle: 'xs',
  color: 'fg.muted',
  '& b': {
    display: 'block',
    textStyle: 'body',
    fontWeight: 'strong',
    color: 'fg.default',
    fontVariantNumeric: 'tabular-nums',
  },
});
const sizesHeadStyle = css({
  paddingTop: { base: '9', lg: '7' },
  paddingBottom: { lg: '5' },
  lg: { gridColumn: '2', gridRow: '4' },
});
const mutedStyle = css({ marginTop: '1', textStyle: 'sm', color: 'fg.muted' });
const sizesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gridTemplateRows: { base: '96px 10px 44px', lg: 'subgrid' },
  columnGap: { base: '1.5', md: '3.5' },
  marginTop: { base: '5', lg: '0' },
  position: { base: 'sticky', lg: 'static' },
  // The numbers stay visible: the boxes and the rail scroll behind the navigation.
  top: '[calc(var(--navigation-height) - 106px)]',
  zIndex: { base: 'raised', lg: '[auto]' },
  lg: { gridColumn: '2', gridRow: '[5 / span 3]' },
  // Draws the background behind the numbers; `_after` draws the rail.
  backgroundImage: { base: '[linear-gradient(transparent 106px, {colors.bg.shelf} 0)]', lg: '[none]' },
  _after: {
    content: '""',
    position: 'absolute',
    top: '[96px]',
    insetInline: '[-50vw]',
    height: '2.5',
    backgroundImage: 'rail',
    display: { lg: 'none' },
  },
});
const resultsStyle = css({
  marginTop: { base: '6', lg: '6.5' },
  lg: { gridColumn: '2', gridRow: '2' },
});
/** As high as its longest sentence, so that the page does not move. */
const verdictStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'start', md: 'center' },
  columnGap: '4',
  rowGap: '2.5',
  minHeight: { base: '[calc(4lh + 80px)]', sm: '[calc(2lh + 80px)]', md: '[calc(2lh + 30px)]' },
  _rtl: { smDown: { minHeight: '[calc(3lh + 80px)]' } },
  marginTop: { base: '1.5', md: '5' },
  paddingInline: '4',
  paddingBlock: '3.5',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& b': { fontWeight: 'strong' },
  lg: { gridColumn: '2', gridRow: '3' },
});
const tagStyle = css({
  flexShrink: '0',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  paddingInline: '3',
  paddingBlock: '1.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'fg.default',
  borderRadius: 'label',
  '[data-decided] > &': {
    background: 'ok.solid',
    color: 'ok.contrast',
    borderStyle: 'solid',
    borderColor: 'ok.solid',
  },
});
/** Shown without script, in place of the boxes. */
const marginsStyle = css({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  marginTop: '5',
  textStyle: 'sm',
  lg: { gridColumn: '2', gridRow: '5' },
  '& caption': { textAlign: 'start', fontWeight: 'strong', paddingBottom: '2' },
  '& th, & td': { paddingInlineEnd: '6', paddingBlock: '1', textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { color: 'fg.muted' },
});
const noteStyle = css({
  marginTop: '4',
  textStyle: 'xs',
  color: 'fg.muted',
  lg: { gridColumn: '2', gridRow: '8' },
});
