import { MoveHorizontal } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import { directionOf, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { path } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import {
  asAgreed,
  type Channel,
  type ChannelName,
  channelNames,
  channels,
  type Difference,
} from './channels.ts';
import type { StoreCheckCopy } from './copy.en.ts';
import { Notes } from './notes.tsx';
import { badgeOf, cutBefore, type Layout, scene, sceneSize } from './scene.ts';

/** How much of a scene must be visible for its caption to be shown, in per cent. */
const room: Readonly<Record<Layout, { plan: number; store: number }>> = {
  wide: { plan: 12, store: 18 },
  narrow: { plan: 30, store: 42 },
};

/** The initial channel of either layout, and how far the plan covers the store, in per cent. */
const atFirst: Readonly<Record<Layout, { channel: ChannelName; cut: number }>> = {
  wide: { channel: 'hypermarket', cut: 40 },
  narrow: { channel: 'dukkan', cut: 44 },
};

/**
 * A store below the drawing of the agreed plan, which a handle pulls away. Each difference is a label that leads to its
 * place. Without script and on paper both are shown, one below the other.
 */
export function StoreCheckExhibit({ copy }: { copy: StoreCheckCopy }) {
  const language = useLanguage();
  const direction = directionOf(language);
  const number = numberFormat(localeOf(language));
  const write = (value: number) => number.format(value);
  // Only a browser knows the layout: until then both are rendered, and the stylesheet shows one.
  const layout = useLayout();
  const [chosen, setChosen] = useState<ChannelName>();
  const channelIn = (layout: Layout) => chosen ?? atFirst[layout].channel;
  const layouts: readonly Layout[] = layout ? [layout] : ['wide', 'narrow'];
  const current = channelIn(layout ?? 'wide');
  const choose = (name: ChannelName) => startTransition(() => setChosen(name));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, {
      current: channelNames.indexOf(current),
      count: channelNames.length,
      direction,
      orientation: 'horizontal',
    });
    const name = channelNames[next ?? -1];
    if (next === undefined || !name) return;
    choose(name);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  return (
    <ExhibitBand copy={{ title: copy.title, example: copy.example }}>
      <div className={headStyle}>
        <div>
          {layouts.map((layout) => {
            const channel = channels[channelIn(layout)];
            return (
              <p key={layout} data-only={layouts[1] && layout} className={sumStyle}>
                {copy.sum(asAgreed(channel), channel.points, write)}
              </p>
            );
          })}
        </div>
        <div
          role="tablist"
          aria-label={copy.channels}
          className={cx(tabsStyle, scriptedStyle)}
          onKeyDown={onKeyDown}
        >
          {channelNames.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`channel-${name}`}
              aria-controls={`store-${name}`}
              aria-selected={name === current}
              data-undecided={layout ? undefined : ''}
              data-narrow={name === atFirst.narrow.channel || undefined}
              tabIndex={name === current ? 0 : -1}
              className={tabStyle}
              onClick={() => choose(name)}
            >
              <span className={thumbBoxStyle}>
                {layout ? <Thumb channel={name} rtl={direction === 'rtl'} /> : <Sketch of={name} />}
              </span>
              <span className={tabTextStyle}>
                <b>{copy.names[name]}</b>{' '}
                <span>{copy.of(write(asAgreed(channels[name])), write(channels[name].points))}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
      {layouts.map((layout) => (
        <Store
          key={`${layout} ${channelIn(layout)}`}
          only={layouts.length > 1}
          copy={copy}
          channel={channelIn(layout)}
          layout={layout}
          rtl={direction === 'rtl'}
          write={write}
        />
      ))}
    </ExhibitBand>
  );
}

/** Returns the layout for the window's width, as it changes; `undefined` until the page is hydrated. */
function useLayout(): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    const media = matchMedia('(min-width: 768px)');
    const update = () => setLayout(media.matches ? 'wide' : 'narrow');
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return layout;
}

interface StoreProps {
  copy: StoreCheckCopy;
  channel: ChannelName;
  layout: Layout;
  /** True if the stylesheet hides the store in windows of the other layout. */
  only: boolean;
  rtl: boolean;
  write: (value: number) => string;
}

/** A channel's store under its plan, with the list of differences. */
function Store({ copy, channel: name, layout, only, rtl, write }: StoreProps) {
  const id = useId();
  const channel = channels[name];
  const { width, height } = sceneSize(name, layout);
  const [cut, setCut] = useState(atFirst[layout].cut);
  const [chosen, setChosen] = useState(() => firstRevealed(channel, layout));
  /** True if the cut moves with an animation, which it does not while it is dragged. */
  const [glides, setGlides] = useState(false);
  const pull = (to: number) => {
    setGlides(false);
    setCut(Math.max(0, Math.min(100, to)));
  };
  const choose = (index: number, { name: difference }: Difference) => {
    startTransition(() => {
      setChosen(index);
      setGlides(true);
      setCut(cutBefore(name, difference, layout));
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event.key, rtl);
    if (way === undefined) return;
    event.preventDefault();
    pull(cut + way);
  };
  const two = numberFormat(localeOf(useLanguage()), { minimumIntegerDigits: 2 });
  const time = `${two.format(Math.floor(channel.at / 60))}:${two.format(channel.at % 60)}`;
  const at = (percent: number) => `${(rtl ? 100 - percent : percent).toFixed(2)}%`;
  const covered = (cut / 100) * width;
  const drawn = { copy, channel: name, layout, rtl, write };
  return (
    <div
      role="tabpanel"
      id={`store-${name}`}
      aria-labelledby={`channel-${name}`}
      data-only={only ? layout : undefined}
      className={panelStyle}
    >
      <div data-glides={glides || undefined} className={stageStyle}>
        <figure className={planStyle}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
            className={sceneStyle}
          >
            <clipPath id={id}>
              <rect x={rtl ? width - covered : 0} width={covered} height={height} className={glidingStyle} />
            </clipPath>
            <g clipPath={`url(#${id})`} className={clippedStyle}>
              <Scene {...drawn} mode="plan" />
            </g>
          </svg>
          <figcaption data-covered={cut < room[layout].plan || undefined} className={captionStyle}>
            {copy.plan}
          </figcaption>
        </figure>
        <figure data-found="" className={storeStyle}>
          <Scene {...drawn} mode="found" className={sceneStyle} />
          <figcaption data-covered={100 - cut < room[layout].store || undefined} className={captionStyle}>
            {copy.store(time)}
          </figcaption>
        </figure>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={cut}
          aria-label={copy.handle}
          aria-valuetext={copy.cut(write(cut))}
          className={cx(rangeStyle, scriptedStyle)}
          onChange={({ target }) => pull(target.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <svg aria-hidden="true" className={overStyle}>
          <svg aria-hidden="true" x={at(cut)} className={cx(handleStyle, scriptedStyle)}>
            <rect x="-2" width="4" height="100%" />
            <svg aria-hidden="true" y="50%" className={gripStyle}>
              <rect x="-30" y="-30" width="60" height="60" rx="4" />
              <MoveHorizontal x={-13} y={-13} size={26} strokeWidth={1.75} aria-hidden="true" />
            </svg>
          </svg>
          {channel.differences.map((difference, i) => {
            const badge = badgeOf(name, difference.name, layout);
            return (
              <svg
                aria-hidden="true"
                key={difference.name}
                x={at((badge.x / width) * 100)}
                y={`${((badge.y / height) * 100).toFixed(2)}%`}
                data-chosen={i === chosen || undefined}
                data-covered={badge.x < covered || undefined}
                className={badgeStyle}
                onClick={() => choose(i, difference)}
              >
                <rect x="-22" y="-22" width="44" height="44" fill="transparent" />
                <rect x="-15" y="-15" width="30" height="30" rx="3" />
                <text y="6">{write(i + 1)}</text>
              </svg>
            );
          })}
        </svg>
      </div>
      <div className={railStyle} />
      <ol aria-label={copy.differences} className={listStyle}>
        {channel.differences.map((difference, i) => {
          const [what, by] = [copy.what(difference, write), copy.by(difference)];
          return (
            <li key={difference.name}>
              <button
                type="button"
                aria-current={i === chosen || undefined}
                aria-label={copy.difference(write(i + 1), what, by)}
                className={labelStyle}
                onClick={() => choose(i, difference)}
              >
                <span className={numberStyle}>{write(i + 1)}</span>
                <span>
                  <b className={whatStyle}>{what}</b> <span className={byStyle}>{by}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * A store as it was planned or found. Memoized: moving the cut between both does not render the drawings again, which
 * would be too slow.
 */
const Scene = memo(function Scene({
  className,
  ...drawn
}: ComponentProps<typeof Notes> & { className?: string }) {
  const { channel, mode, layout, rtl } = drawn;
  return (
    <Drawing
      {...sceneSize(channel, layout)}
      shapes={scene(channel, mode, layout, rtl)}
      {...(className && { className })}
    >
      <Notes {...drawn} />
    </Drawing>
  );
});

/** Returns the index of the first difference that the plan does not cover at first, so that the chosen one is visible. */
function firstRevealed({ name, differences }: Channel, layout: Layout): number {
  const covered = (atFirst[layout].cut / 100) * sceneSize(name, layout).width;
  const index = differences.findIndex((difference) => badgeOf(name, difference.name, layout).x >= covered);
  return Math.max(0, index);
}

/** Returns how far a key moves the cut, in per cent: the arrow towards the inline end shows more of the plan. */
function wayOf(key: string, rtl: boolean): number | undefined {
  const ways: Record<string, number> = {
    ArrowRight: rtl ? -2 : 2,
    ArrowLeft: rtl ? 2 : -2,
    ArrowUp: 2,
    ArrowDown: -2,
    PageUp: 10,
    PageDown: -10,
    Home: -100,
    End: 100,
  };
  return ways[key];
}

/** Shown until a small picture is drawn: a box for each point, dashed if the point was not as agreed. */
function Sketch({ of: name }: { of: ChannelName }) {
  const perRow = 8;
  const boxes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, k) => {
      const i = from + k;
      return `M${6 + (i % perRow) * 10} ${32 - Math.floor(i / perRow) * 24}h7v19h-7z`;
    }).join('');
  const agreed = asAgreed(channels[name]);
  return (
    <Drawing
      width={92}
      height={60}
      shapes={[
        path(boxes(0, agreed), 'currentColor'),
        path(boxes(agreed, channels[name].points), 'none', {
          stroke: 'currentColor',
          strokeDasharray: '3 2',
        }),
        path('M3 53.5h86M3 29.5h86', 'none', { stroke: 'currentColor', strokeWidth: 2 }),
      ]}
      className={thumbStyle}
    />
  );
}

/** A small picture of a channel's store. Drawn in browsers only, as three of them weigh as much as a page. */
function Thumb({ channel, rtl }: { channel: ChannelName; rtl: boolean }) {
  const wide = channel === 'hypermarket';
  const layout = wide ? 'wide' : 'narrow';
  const { width, height } = sceneSize(channel, layout);
  const [thumbWidth, thumbHeight] = [92, 60];
  // The visible part of the scene: the shelves of a hypermarket; of other stores everything but the top.
  const shown = wide ? { x: 40, y: 0, width: 840 } : { x: 0, y: 110, width };
  const x = rtl ? width - shown.x - shown.width : shown.x;
  const scale = thumbWidth / shown.width;
  const shapes = scene(channel, 'found', layout, rtl);
  const y = Math.min(shown.y, height - thumbHeight / scale);
  return (
    <Drawing
      width={thumbWidth}
      height={thumbHeight}
      shapes={[['g', { transform: `scale(${scale.toFixed(4)}) translate(${-x} ${-y.toFixed(1)})` }, shapes]]}
      className={thumbStyle}
    />
  );
}

const headStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) max-content' },
  alignItems: 'end',
  columnGap: '9',
  rowGap: '4',
  marginTop: { base: '1', lg: '3' },
  marginBottom: { base: '4', lg: '5' },
});
/**
 * The sum below the drawing. Before hydration the sums of both layouts are rendered, and the stylesheet shows the
 * matching one.
 */
const sumStyle = css({
  color: 'fg.onDarkMuted',
  textWrap: 'pretty',
  '&[data-only=wide]': { display: { base: 'none', md: 'block' } },
  '&[data-only=narrow]': { display: { md: 'none' } },
});
const tabsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(3, max-content)' },
  gap: { base: '2', md: '3' },
  '@media print': { display: 'none' },
});
const tabStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'stretch', md: 'center' },
  columnGap: '3.5',
  rowGap: '1',
  padding: { base: '1', md: '1.5' },
  paddingBottom: { base: '2', md: '1.5' },
  paddingInlineEnd: { md: '4' },
  textAlign: 'start',
  background: 'bg.deep',
  borderWidth: '1.5px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.onDark' },
  // The yellow of the region belongs to the chosen difference, so of the chosen tab only the underline is yellow.
  '&[aria-selected=true]:not([data-undecided])': {
    ground: 'canvas',
    borderColor: 'bg.canvas',
    boxShadow: '[inset 0 -4px 0 token(colors.label.solid)]',
  },
  '&[aria-selected=true][data-undecided]': {
    md: {
      ground: 'canvas',
      borderColor: 'bg.canvas',
      boxShadow: '[inset 0 -4px 0 token(colors.label.solid)]',
    },
  },
  '&[data-narrow][data-undecided]': {
    mdDown: {
      ground: 'canvas',
      borderColor: 'bg.canvas',
      boxShadow: '[inset 0 -4px 0 token(colors.label.solid)]',
    },
  },
});
const thumbBoxStyle = css({
  width: { base: 'full', md: '[92px]' },
  aspectRatio: '[92 / 60]',
  flexShrink: '0',
});
const thumbStyle = css({ width: 'full', height: 'auto' });
const tabTextStyle = css({
  paddingInline: { base: '1', md: '0' },
  textStyle: { base: 'xs', md: 'sm' },
  '& b': { display: 'block', fontWeight: 'strong' },
});
const panelStyle = css({
  position: 'relative',
  paddingBottom: { base: '7.5', lg: '0' },
  '&[data-only=wide]': { display: { base: 'none', md: 'block' } },
  '&[data-only=narrow]': { display: { md: 'none' } },
});
/** The plan covers the store, the slider both, and the buttons are on top. */
const stageStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: { base: '[calc(-1 * {spacing.gutter})]', md: '0' },
  '& > *': { gridArea: '1 / 1' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '-0.5' },
  '@media print, (scripting: none)': { rowGap: '3' },
});
const sceneStyle = css({ width: 'full', height: 'auto' });
const planStyle = css({ position: 'relative', zIndex: 'raised', pointerEvents: 'none' });
const storeStyle = css({
  position: 'relative',
  '@media print, (scripting: none)': { gridRow: '2!' },
});
const clippedStyle = css({ '@media print, (scripting: none)': { clipPath: 'none' } });
const glidingStyle = css({
  '[data-glides] &': {
    transition: '[x {durations.dialog} {easings.standard}, width {durations.dialog} {easings.standard}]',
  },
});
/** Captions in the strip below the scene: the plan at the inline start, the store at the other end. */
const captionStyle = css({
  position: 'absolute',
  bottom: '0',
  zIndex: 'raised',
  paddingInline: { base: '2.5', md: '3.5' },
  minHeight: '7.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  lineHeight: '[30px]',
  fontVariantNumeric: 'tabular-nums',
  borderTopRadius: 'label',
  'figure:not([data-found]) > &': { insetInlineStart: { base: '5', md: '4' }, background: 'brand.solid' },
  '@media screen and (scripting: enabled)': { '&[data-covered]': { visibility: 'hidden' } },
  '[data-found] > &': { insetInlineEnd: { base: '5', md: '4' }, ground: 'canvas' },
});
const rangeStyle = css({
  zIndex: 'raised',
  width: 'full',
  height: 'full',
  opacity: '0',
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '@media print': { display: 'none' },
  // The thumb is as wide as the line that it moves, so that the line is under the pointer.
  appearance: 'none',
  '&::-webkit-slider-thumb': { appearance: 'none', width: '1', height: '13' },
  '&::-moz-range-thumb': { width: '1', height: '13', borderWidth: '0' },
});
const overStyle = css({
  position: 'relative',
  zIndex: 'raised',
  width: 'full',
  height: 'full',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media print, (scripting: none)': { gridRow: '2!' },
});
const handleStyle = css({
  overflow: 'visible',
  fill: 'bg.canvas',
  '@media print': { display: 'none' },
  '[data-glides] &': { transition: '[x {durations.dialog} {easings.standard}]' },
});
const gripStyle = css({
  overflow: 'visible',
  '& > rect': { stroke: 'bg.void', strokeWidth: '3' },
  '& > svg': { fill: 'transparent', color: 'fg.default' },
});
const badgeStyle = css({
  overflow: 'visible',
  pointerEvents: 'auto',
  cursor: 'pointer',
  textAnchor: 'middle',
  fontSize: '[17px]',
  fontWeight: 'heading',
  '& rect + rect': { fill: 'bg.canvas' },
  '& text': { fill: 'fg.default' },
  '&[data-chosen] rect + rect': { fill: 'label.solid' },
  '&[data-covered]': { visibility: 'hidden' },
  '@media print, (scripting: none)': { '&[data-covered]': { visibility: 'visible' } },
});
const railStyle = css({
  position: 'relative',
  height: { base: '2.5', md: '4' },
  marginInline: { base: '[calc(-1 * {spacing.gutter})]', md: '0' },
  backgroundImage: 'rail',
});
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'none' },
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(0, 1fr)' },
  columnGap: '3.5',
  rowGap: '2.5',
  // The labels overlap the rail, as if they hung from it.
  marginTop: '-1',
  '& > li': { display: 'grid', minWidth: '0' },
});
const labelStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: '3',
  minHeight: { base: 'tap', lg: '[92px]' },
  padding: '3.5',
  textAlign: 'start',
  ground: 'canvas',
  borderRadius: 'label',
  '&[aria-current]': { background: 'label.solid' },
  _hover: { '& b': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
const numberStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  minWidth: '6',
  height: '6',
  textStyle: 'xs',
  fontWeight: 'strong',
  ground: 'ink',
  borderRadius: 'label',
});
const whatStyle = css({ display: 'block', lineHeight: '[1.5]', fontWeight: 'strong', textWrap: 'balance' });
const byStyle = css({ textStyle: 'sm', color: 'fg.muted', '[aria-current] &': { color: 'fg.default' } });
