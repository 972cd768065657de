import { css } from '#styles/css';

/**
 * The shelves behind the headline, drawn in sections of whole packs and laid out from the start of the bay, so that a
 * panel over whole sections and shelves cuts no pack. On phones the panel has the full width, and the top shelf is above
 * it if the screen is high enough.
 *
 * It is a background that continues behind the bars above and the figures below: browsers do not count a picture over
 * the whole window as the largest paint, which is the headline.
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
  // Relative to the theme's stylesheet, which contains this rule.
  backgroundImage: '[url(../assets/hero/hero.svg)]',
  backgroundSize: '[var(--tile) calc(var(--row) * 6)]',
  backgroundPosition:
    '[calc(var(--section) * var(--shift) * -1) calc(var(--above) - var(--row) * var(--hidden))]',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // Mirrored by the direction of the document; the drawing itself is the same in both languages.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});
