import { css, cx } from '#styles/css';
import wall from '#web/assets/hero/hero.svg';
import phoneWall from '#web/assets/hero/hero-phone.svg';
import type { HomeCopy } from './copy.en.ts';
import { HeroVideo } from './hero-video.tsx';

/** More than any screen is wide; what lies outside of it costs nothing. */
const tiles = [0, 1, 2, 3];

/**
 * The shelves behind the headline, drawn in sections that hold whole packs only and laid out from the start of the bay:
 * a panel that takes whole sections and whole shelves cuts through nothing. On phones, where the panel takes the
 * whole width, there is one shelf above it and, where the screen is high enough, one below.
 */
export function HeroWall({ copy }: { copy: HomeCopy['hero'] }) {
  return (
    <>
      <Tiles className={wallStyle} />
      <div className={lastShelfStyle}>
        <Tiles className={fromBelowStyle} />
      </div>
      <HeroVideo copy={copy} boxStyle={cx(tilesStyle, wallStyle)} videoStyle={videoStyle} />
    </>
  );
}

function Tiles({ className }: { className: string }) {
  return (
    <div className={cx(tilesStyle, className)}>
      {tiles.map((tile) => (
        <picture key={tile}>
          <source
            media="(min-width: 768px), (min-width: 600px) and (max-height: 640px)"
            srcSet={wall}
            width={1920}
            height={1080}
          />
          <img src={phoneWall} width={960} height={1080} alt="" className={tileStyle} />
        </picture>
      ))}
    </div>
  );
}

const tilesStyle = css({
  '--tile': 'calc(var(--row) * 16 / 3)',
  '@media (min-width: 768px), (min-width: 600px) and (max-height: 640px)': {
    '--tile': 'calc(var(--row) * 32 / 3)',
  },
  position: 'absolute',
  insetInlineStart: '0',
  display: 'flex',
  width: '[calc(var(--tile) * 4)]',
  pointerEvents: 'none',
});
const wallStyle = css({
  top: '[calc(var(--row) * var(--hidden) * -1)]',
  '@media (min-width: 768px), (min-width: 600px) and (max-height: 640px)': {
    insetInlineStart: '[calc(var(--tile) * -1)]',
  },
  // The document's direction: that of the drawing itself never changes.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});
const tileStyle = css({
  width: 'var(--tile)',
  maxWidth: 'none',
  height: '[calc(var(--row) * 6)]',
});
const videoStyle = css({
  // A pixel smaller than the picture beneath, whose place as the largest paint it must not take.
  position: 'absolute',
  top: '0.25',
  left: '0.25',
  width: '[calc(var(--tile) - 2px)]',
  maxWidth: 'none',
  height: '[calc(var(--row) * 6 - 2px)]',
  '@media (min-width: 768px), (min-width: 600px) and (max-height: 640px)': {
    left: '[calc(var(--tile) + 1px)]',
  },
  transitionProperty: '[opacity]',
  transitionDuration: 'dialog',
});
const lastShelfStyle = css({
  position: 'absolute',
  bottom: '0',
  insetInline: '0',
  height: 'var(--row-below)',
  overflow: 'clip',
  '@media (min-width: 768px), (min-width: 600px) and (max-height: 640px)': { display: 'none' },
});
const fromBelowStyle = css({ bottom: '0', '[dir=rtl] &': { transform: 'scaleX(-1)' } });
