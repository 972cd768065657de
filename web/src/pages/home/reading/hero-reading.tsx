import { useEffect, useRef } from 'react';
import { css, cx } from '#styles/css';
import shelf from '#web/assets/hero/hero-shelf.svg';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useRotation } from '#web/lib/hooks/use-rotation.ts';
import { PauseButton } from '../below-the-fold/pause-button.tsx';
import type { ReadingCopy } from './copy.en.ts';
import { HeroVideo } from './hero-video.tsx';

const seconds = 5;

/**
 * The drawing of the shelf is repeated three times, in four pieces each. Each piece is smaller than the headline, so
 * that the headline stays the largest contentful paint.
 */
const pieces = Array.from({ length: 12 }, (_, i) => i);

/**
 * The readings of the bracket on the hero's wall: one round of three readings, then the bracket stays. A label at the
 * facings shows the result, the record below the panel the place and time. Without space beside the panel, a shelf
 * below it moves under the bracket instead.
 */
export function HeroReading({ copy }: { copy: ReadingCopy }) {
  const scene = useRef<HTMLDivElement>(null);
  const round = useRotation(copy.readings.length, seconds * 1000, { once: true });
  useHeldByFocus(scene, round.hold);
  const { current, over } = round;
  const shown = (i: number) => ({ 'data-current': i === current || undefined });
  return (
    <>
      <HeroVideo paused={round.stopped && !over} ending={over} />
      <div ref={scene} data-reading={current} className={sceneStyle} aria-hidden="true">
        <div className={shelfStyle}>
          {pieces.map((piece) => (
            <img
              key={piece}
              src={shelf}
              width={360}
              height={180}
              loading="lazy"
              alt=""
              data-quarter={piece % 4}
              className={pieceStyle}
            />
          ))}
          {copy.readings.map(({ product }, i) => (
            <span
              key={product}
              data-read={i < current || over || undefined}
              className={cx(tagStyle, tagPlaces[i])}
            />
          ))}
        </div>
        <div
          data-bracket
          className={bracketStyle}
          onPointerEnter={round.hold.onPointerEnter}
          onPointerLeave={round.hold.onPointerLeave}
        />
        {copy.readings.map(({ product, finding }, i) => (
          <p key={product} {...shown(i)} className={cx(labelStyle, labelPlaces[i])}>
            {finding}
          </p>
        ))}
      </div>
      <div className={stripStyle}>
        <div
          className={recordsStyle}
          onPointerEnter={round.hold.onPointerEnter}
          onPointerLeave={round.hold.onPointerLeave}
        >
          {copy.readings.map(({ product, store, place, taken, checked }, i) => (
            <dl key={product} {...shown(i)} aria-label={copy.record} className={recordStyle}>
              <Field name={copy.fields.store} value={store} />
              <Field name={copy.fields.place} value={place} />
              <Field name={copy.fields.taken} value={taken} />
              <Field name={copy.fields.checked} value={checked} />
            </dl>
          ))}
        </div>
        <div className={sideStyle}>
          <PauseButton stopped={round.stopped} labels={copy} className={pauseStyle} onClick={round.toggle} />
          <div className={noteStyle}>
            <p className={exampleLineStyle}>
              <span className={exampleStyle}>{copy.example}</span>
              <span className={counterStyle}>{copy.counter[current]}</span>
            </p>
            <PageLink to="/sample-report" className={sampleStyle}>
              {copy.sample}
            </PageLink>
          </div>
        </div>
        <ul aria-label={copy.findings} className={css({ srOnly: true })}>
          {copy.readings.map(({ product, finding }) => (
            <li key={product}>{`${product}: ${finding}`}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <div className={fieldStyle}>
      <dt className={nameStyle}>{name}</dt>
      <dd className={valueStyle}>{value}</dd>
    </div>
  );
}

/** Stops the round while anything in the hero has the focus, except the button that stops it. */
function useHeldByFocus(
  scene: React.RefObject<HTMLElement | null>,
  { onFocus, onBlur }: ReturnType<typeof useRotation>['hold'],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only set a state, for good.
  useEffect(() => {
    const hero = scene.current?.closest('section');
    const hold = ({ target }: FocusEvent) => (target as Element).matches('button') || onFocus();
    hero?.addEventListener('focusin', hold);
    hero?.addEventListener('focusout', onBlur);
    return () => {
      hero?.removeEventListener('focusin', hold);
      hero?.removeEventListener('focusout', onBlur);
    };
  }, [scene]);
}

/** The bracket is on the wall beside the panel, or on the shelf below. `--u` is a 180th of a shelf's height. */
const sceneStyle = css({
  '--u': 'calc(var(--shelf) / 180)',
  /** The bracket is always large enough to see; in low windows it extends beyond the facings. */
  '--bracket': 'max(160px, var(--u) * 300)',
  '--at': 'calc(100% - 12px - var(--bracket) / 2 - var(--u) * 150)',
  position: 'relative',
  flexShrink: '0',
  width: 'full',
  height: '[calc(var(--shelf) + var(--label-zone))]',
  overflow: 'clip',
  ground: 'deep',
  '&[data-reading="0"]': { '--bracket-x': '1199', '--bracket-y': '394', '--slide': '0' },
  '&[data-reading="1"]': { '--bracket-x': '1279', '--bracket-y': '574', '--slide': '480' },
  '&[data-reading="2"]': { '--bracket-x': '1223', '--bracket-y': '214', '--slide': '960' },
  _beside: {
    '--u': 'calc(var(--row) / 180)',
    // Smaller than on the shelf, so that it does not touch the panel, which ends where the facings begin.
    '--bracket': 'max(160px, var(--u) * 288)',
    position: 'absolute',
    top: '[calc(var(--row) * var(--hidden) * -1)]',
    insetInlineStart: '[calc(var(--section) * var(--shift) * -1)]',
    width: '[calc(100% + var(--section) * var(--shift))]',
    height: '[calc(var(--row) * 6)]',
    overflow: 'visible',
    background: '[none]',
    pointerEvents: 'none',
  },
  _lowest: { '[data-consent] &': { display: 'none' } },
});
const shelfStyle = css({
  position: 'absolute',
  top: '0',
  // Places the first group of packs in the bracket; one repetition of the shelf is before it.
  insetInlineStart: '[calc(var(--at) - var(--u) * 10 - var(--u) * 1440)]',
  display: 'flex',
  width: '[calc(var(--u) * 4320)]',
  transform: 'translateX(calc(var(--u) * var(--slide) * var(--dir) * -1))',
  transitionProperty: '[transform]',
  transitionDuration: '[600ms]',
  transitionTimingFunction: 'standard',
  _motionReduce: { transitionDuration: '[0s]' },
  _beside: { insetInlineStart: '0', transform: 'none', width: 'auto' },
});
const pieceStyle = css({
  flexShrink: '0',
  width: '[calc(var(--u) * 360)]',
  maxWidth: 'none',
  height: 'var(--shelf)',
  objectFit: 'cover',
  objectPosition: '[0 0]',
  '&[data-quarter="1"]': { objectPosition: '[33.3333% 0]' },
  '&[data-quarter="2"]': { objectPosition: '[66.6667% 0]' },
  '&[data-quarter="3"]': { objectPosition: '[100% 0]' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  _beside: { display: 'none' },
});
/** A label of the shelf that has been read. */
const tagStyle = css({
  position: 'absolute',
  top: '[calc(var(--u) * (var(--row-of, 0) * 180 + 168.5))]',
  width: '[calc(var(--u) * 44)]',
  height: '[calc(var(--u) * 11)]',
  background: 'label.solid',
  opacity: '0',
  transitionProperty: '[opacity]',
  transitionDuration: 'hover',
  '&[data-read]': { opacity: '1' },
});
const tagPlaces = [
  css({
    insetInlineStart: '[calc(var(--u) * (1440 + 26))]',
    _beside: { '--row-of': '2', insetInlineStart: '[calc(var(--u) * 1214)]' },
  }),
  css({
    insetInlineStart: '[calc(var(--u) * (1920 + 26))]',
    _beside: { '--row-of': '3', insetInlineStart: '[calc(var(--u) * 1294)]' },
  }),
  css({
    insetInlineStart: '[calc(var(--u) * (2400 + 20))]',
    _beside: { '--row-of': '1', insetInlineStart: '[calc(var(--u) * 1232)]' },
  }),
];
const bracketStyle = css({
  position: 'absolute',
  top: '[calc(var(--u) * 34)]',
  insetInlineStart: 'var(--at)',
  width: '[var(--bracket)]',
  marginInlineStart: '[calc((var(--u) * 300 - var(--bracket)) / 2)]',
  height: '[calc(var(--u) * 136)]',
  color: 'fg.onDark',
  '--ink': 'linear-gradient(currentcolor, currentcolor)',
  backgroundImage:
    '[var(--ink), var(--ink), var(--ink), var(--ink), var(--ink), var(--ink), var(--ink), var(--ink)]',
  backgroundRepeat: 'no-repeat',
  backgroundPosition:
    '[left top, left top, right top, right top, left bottom, left bottom, right bottom, right bottom]',
  backgroundSize: '[22px 3px, 3px 22px, 22px 3px, 3px 22px, 22px 3px, 3px 22px, 22px 3px, 3px 22px]',
  _beside: {
    top: '0',
    insetInlineStart: '0',
    pointerEvents: 'auto',
    transform: 'translate(calc(var(--u) * var(--bracket-x) * var(--dir)), calc(var(--u) * var(--bracket-y)))',
    transitionProperty: '[transform]',
    transitionDuration: '[600ms]',
    transitionTimingFunction: 'standard',
    _motionReduce: { transitionDuration: '[0s]' },
  },
});
/** The label is on the rail below the facings that it is about. */
const labelStyle = css({
  position: 'absolute',
  top: '[calc(var(--shelf) + 8px)]',
  insetInlineEnd: '3',
  paddingInline: '3',
  paddingBlock: '0.75',
  background: 'label.solid',
  color: 'label.contrast',
  borderRadius: 'label',
  textStyle: 'sm',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  boxShadow: 'rail',
  opacity: '0',
  visibility: 'hidden',
  transitionProperty: '[opacity, visibility]',
  transitionDuration: 'hover',
  '&[data-current]': { opacity: '1', visibility: 'visible' },
  _motionReduce: { transitionDuration: '[0s]' },
  // The label takes two lines if the wall beside the panel is narrow.
  _low: {
    maxWidth: '[calc(100% + 16px - var(--u) * 1204)]',
    paddingInline: '2',
    fontSize: '13px',
    whiteSpace: 'normal',
    textWrap: 'balance',
  },
  _before: {
    content: '""',
    position: 'absolute',
    top: '-2',
    insetInlineEnd: '[min(50%, var(--u) * 150)]',
    width: '0.5',
    height: '2',
    background: 'label.solid',
  },
  _beside: {
    insetInlineEnd: 'auto',
    // The label has to fit above the packs of the shelf below.
    lineHeight: '1.4',
    _before: {
      top: '-1.5',
      height: '1.5',
      insetInlineEnd: 'auto',
      insetInlineStart: '[min(50%, var(--u) * 150)]',
    },
  },
});
const labelPlaces = [
  css({
    _beside: { top: '[calc(var(--u) * 540 + 4px)]', insetInlineStart: '[calc(var(--u) * 1204)]' },
  }),
  css({
    _beside: { top: '[calc(var(--u) * 720 + 4px)]', insetInlineStart: '[calc(var(--u) * 1284)]' },
    _low: { insetInlineStart: '[calc(var(--u) * 1204)]' },
  }),
  css({
    // The label is below the end of the bracket: in the middle it would cover empty facings, as if it were their result.
    _beside: {
      top: '[calc(var(--u) * 360 + 4px)]',
      insetInlineStart: '[clamp(var(--u) * 1228, 100% - 190px, var(--u) * 1484)]',
      _before: { insetInlineStart: '[calc(var(--u) * 10)]' },
    },
    _low: { insetInlineStart: '[calc(var(--u) * 1204)]' },
  }),
];
/** The strip with the record is below the shelf on phones; elsewhere it covers whole sections of the shelf under the panel. */
const stripStyle = css({
  position: 'relative',
  width: 'full',
  ground: 'void',
  _wall: {
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: '[calc(var(--row) - var(--label-zone))]',
  },
  _beside: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '[calc(var(--row) * 13 / 180)]',
    height: '[calc(var(--row) * 167 / 180)]',
    minHeight: '0',
    width: '[calc(var(--section) * 7)]',
    maxWidth: 'full',
    '@supports (width: round(3px, 2px))': { maxWidth: '[round(down, 100%, var(--section))]' },
  },
  _lowest: {
    '[data-consent] &': {
      width: 'auto',
      height: 'auto',
      insetInlineStart: 'auto',
      insetInlineEnd: '0',
      bottom: '0',
    },
  },
});
const recordsStyle = css({
  display: 'grid',
  // The record stands on the rail like a pack.
  _beside: { alignSelf: 'stretch' },
  flexGrow: '1',
  background: 'bg.canvas',
  color: 'fg.default',
  _lowest: { '[data-consent] &': { display: 'none' } },
});
const recordStyle = css({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  _wall: {
    gridTemplateColumns: 'repeat(4, auto)',
  },
  opacity: '0',
  visibility: 'hidden',
  transitionProperty: '[opacity, visibility]',
  transitionDuration: 'hover',
  '&[data-current]': { opacity: '1', visibility: 'visible' },
  _motionReduce: { transitionDuration: '[0s]' },
});
const fieldStyle = css({
  _beside: { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  paddingInline: { base: '5', md: '3', lg: '4' },
  _lowest: { paddingInline: '2.5' },
  paddingBlock: '1',
  borderColor: 'border.subtle',
  borderBottomWidth: { base: '1px', md: '0' },
  '&:nth-child(odd)': { borderInlineEndWidth: '1px' },
  _wall: {
    borderInlineEndWidth: '1px',
    borderBottomWidth: '0',
  },
  '@media (min-width: 1024px) and (min-height: 860px)': { paddingBlock: '2.5' },
  '@media (max-height: 640px)': { paddingBlock: '0.5' },
});
const nameStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const valueStyle = css({
  textStyle: 'sm',
  fontWeight: 'strong',
  '@media (max-height: 640px)': { fontSize: '13px' },
});
const sideStyle = css({
  display: 'flex',
  _beside: { alignSelf: 'stretch' },
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '5', md: '3' },
  paddingBlock: { base: '1.5', md: '0.5' },
  // The strip then contains only the pause button. It is hidden where that button is missing: with reduced motion and without
  // script.
  _lowest: {
    '[data-consent] &': {
      _motionReduce: { display: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
  },
});
const pauseStyle = css({
  color: 'fg.onDark',
  borderColor: 'border.onDarkControl',
  background: '[transparent]',
  _hover: { background: 'bg.deep', borderColor: 'fg.onDark' },
});
const noteStyle = css({
  display: 'flex',
  flexGrow: '1',
  flexDirection: 'row',
  alignItems: 'center',
  _wall: { flexDirection: 'column', alignItems: 'flex-start' },
  justifyContent: 'space-between',
  columnGap: '2',
  rowGap: { base: '0.5', lg: '1.5' },
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
  whiteSpace: 'nowrap',
  _lowest: { '[data-consent] &': { display: 'none' } },
});
const exampleLineStyle = css({ display: 'flex', gap: '2' });
const exampleStyle = css({
  paddingInline: '2',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.onDarkControl',
  borderRadius: 'label',
  fontWeight: 'strong',
});
/** Large enough for a finger: the target extends into the space around its line. */
const sampleStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  _wall: { marginBlock: '-3', textStyle: 'body' },
  textStyle: 'sm',
  fontWeight: 'strong',
  color: 'label.solid',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  _hover: { textDecoration: 'none' },
  '@media print': { display: 'none' },
});
const counterStyle = css({
  display: { base: 'none', lg: 'inline' },
  '@media print, (scripting: none)': { display: 'none' },
});
