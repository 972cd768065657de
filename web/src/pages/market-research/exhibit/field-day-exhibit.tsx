import { Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { directionOf, localeOf } from '#shared/language.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { css, cx } from '#styles/css';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { FieldDayCopy } from './copy.en.ts';
import { begin, end, eventsUntil, interviews, stateAt, totalOf } from './field-day.ts';
import { ProvinceTiles } from './province-tiles.tsx';
import { Track } from './track.tsx';

/** The initial time: two provinces without a signal, and one that has just caught up. */
const firstShown = 12 * 60 + 16;
/** The speed of the playback: minutes of the day per second. */
const pace = 20;
/** The number of events shown beside the map; elsewhere there is space for three. */
const eventsShown = 8;

/** A field day as a playback: interviews made without a signal wait on the phone, and none is lost. */
export function FieldDayExhibit({ copy }: { copy: FieldDayCopy }) {
  const language = useLanguage();
  const locale = localeOf(language);
  const number = (value: number) => numberFormat(locale).format(value);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  const clock = useCallback(
    (minute: number) => `${two.format(Math.floor(minute / 60))}:${two.format(minute % 60)}`,
    [two],
  );

  const [minute, setMinute] = useState(firstShown);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let from = Number.NaN;
    let frame = 0;
    const show = (now: number) => {
      from = Number.isNaN(from) ? now : from;
      const next = Math.min(end, start + Math.floor(((now - from) / 1000) * pace));
      setMinute(next);
      if (next < end) frame = requestAnimationFrame(show);
      else setPlaying(false);
    };
    // After the end, the playback starts again in the morning.
    let start = begin;
    setMinute((now) => {
      start = now < end ? now : begin;
      return start;
    });
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  const goTo = (minute: number) => {
    setPlaying(false);
    setMinute(Math.max(begin, Math.min(end, minute)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = {
      ArrowRight: 10,
      ArrowUp: 10,
      ArrowLeft: -10,
      ArrowDown: -10,
      PageUp: 60,
      PageDown: -60,
    };
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    goTo(minute + way);
  };

  const state = stateAt(minute);
  const { received, waiting } = totalOf(state);
  const [count, ofAll] = copy.of(number(received), number(interviews.length));
  const events = eventsUntil(minute).slice(0, eventsShown);
  const names = provinces.map(({ name }) => name[language]);
  return (
    <ExhibitBand copy={copy}>
      <div className={dayStyle}>
        <dl className={countsStyle}>
          <div className={countStyle}>
            <dt>{copy.received}</dt>
            <dd>
              {count} <span>{ofAll}</span>
            </dd>
          </div>
          <div className={countStyle} data-waiting>
            <dt>{copy.waiting}</dt>
            <dd>{copy.count(number(waiting))}</dd>
          </div>
        </dl>
        <ProvinceTiles copy={copy} names={names} state={state} number={number} />
        <div className={playerStyle}>
          {/* The time line runs from left to right in both languages, and the button is at its start. */}
          <div dir="ltr" className={deckStyle}>
            <button
              type="button"
              aria-label={playing ? copy.pause : copy.play}
              className={cx(playStyle, scriptedStyle)}
              onClick={() => setPlaying(!playing)}
            >
              <Icon of={playing ? Pause : Play} size={24} />
            </button>
            <span className={clockStyle}>{clock(minute)}</span>
            <span dir={directionOf(language)} className={cx(paceStyle, scriptedStyle)}>
              {copy.pace}
            </span>
          </div>
          <div dir="ltr" className={trackStyle}>
            <Track minute={minute} clock={clock} />
            <input
              type="range"
              min={begin}
              max={end}
              step={1}
              value={minute}
              aria-label={copy.time}
              aria-valuetext={copy.at(
                clock(minute),
                number(received),
                number(interviews.length),
                number(waiting),
              )}
              className={cx(rangeStyle, scriptedStyle)}
              onChange={({ target }) => goTo(target.valueAsNumber)}
              onKeyDown={onKeyDown}
            />
          </div>
        </div>
        <ol aria-label={copy.events} aria-live={playing ? 'off' : 'polite'} className={eventsStyle}>
          {events.map(({ minute, place, what, interviews }) => (
            <li key={`${minute} ${place} ${what}`} data-what={what} className={eventStyle}>
              <b>{clock(minute)}</b>
              {copy[what](names[place] ?? '', number(interviews), interviews)}
            </li>
          ))}
        </ol>
      </div>
    </ExhibitBand>
  );
}

/** Wide screens: counts and events beside the map, the player below both. */
const dayStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: { lg: '9', xl: '12' },
  rowGap: { base: '5', lg: '0' },
  paddingBottom: { base: '6', lg: '0' },
  lg: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"counts map" "events map" "player player"',
  },
});
const playerStyle = css({
  paddingTop: '4',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  lg: { gridArea: 'player' },
});
const deckStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3.5', md: '4' },
  marginBottom: '3',
});
const playStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '13',
  height: '13',
  ground: 'canvas',
  borderRadius: 'control',
  _motionReduce: { display: 'none' },
});
const clockStyle = css({ textStyle: 'h2', fontSize: '[34px]', fontVariantNumeric: 'tabular-nums' });
const paceStyle = css({ textStyle: 'xs', color: 'fg.onDarkMuted', _motionReduce: { display: 'none' } });
const trackStyle = css({
  position: 'relative',
  borderRadius: 'label',
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '6px' },
});
/** The browser's slider covers the drawing of its position. */
const rangeStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: '0',
  cursor: 'pointer',
  touchAction: 'pan-y',
});
const countsStyle = css({
  lg: { gridArea: 'counts' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '11.5',
  rowGap: '3',
  marginTop: { base: '4', lg: '7' },
});
const countStyle = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: '[9em]',
  '& dt': { textStyle: 'xs', color: 'fg.onDarkMuted' },
  '& dd': {
    textStyle: 'figure',
    fontSize: { base: '[40px]', md: '[46px]' },
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd span': { textStyle: 'h4', fontWeight: 'medium', color: 'fg.onDarkMuted' },
  '&[data-waiting] dd': { color: 'label.solid' },
});
/** As high as the shown events, so that the page does not move. On wide screens the map beside them is higher. */
const eventsStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2.5',
  minHeight: { base: '[calc(4lh + 53px)]', md: '[calc(3lh + 60px)]' },
  textStyle: 'sm',
  '& > li:nth-child(n + 4)': { display: { base: 'none', lg: 'flex' } },
  lg: { gridArea: 'events', minHeight: '0', marginTop: '7', paddingBottom: '7.5' },
});
const eventStyle = css({
  display: 'flex',
  gap: '3',
  paddingTop: '2.5',
  color: 'fg.onDarkMuted',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  '& b': { fontWeight: 'strong', color: 'fg.onDark', fontVariantNumeric: 'tabular-nums' },
  '&[data-what=back]': { color: 'fg.onDark', borderColor: 'label.solid' },
  '&[data-what=back] b': { color: 'label.solid' },
});
