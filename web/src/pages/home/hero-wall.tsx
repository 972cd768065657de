import { css } from '#styles/css';

/**
 * The shelves behind the headline, drawn in sections that hold whole packs only and laid out from the start of the bay:
 * a panel that takes whole sections and whole shelves cuts through nothing. On phones the panel takes the whole width, and
 * the top shelf stands above it where the screen is high enough.
 *
 * It is a background that goes on behind the bars above it and the figures below: browsers do not count what fills the
 * whole window as the largest paint, which is the headline.
 */
export function HeroWall() {
  return <div data-wall className={wallStyle} />;
}

const wallStyle = css({
  '--tile': 'calc(var(--row) * 32 / 3)',
  '--above': '(var(--navigation-height) + 1px + var(--consent-height))',
  position: 'absolute',
  top: '[calc(var(--above) * -1)]',
  insetInlineStart: '[calc(var(--tile) * -1)]',
  width: '[calc(var(--tile) * 4)]',
  height: '[max(100svh, 100% + var(--above))]',
  // From the stylesheet of the theme, which this becomes a part of.
  backgroundImage: '[url(../assets/hero/hero.svg)]',
  backgroundSize: '[var(--tile) calc(var(--row) * 6)]',
  backgroundPosition:
    '[calc(var(--section) * var(--shift) * -1) calc(var(--above) - var(--row) * var(--hidden))]',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // The document's direction: that of the drawing itself never changes.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});
