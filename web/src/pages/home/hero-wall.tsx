import { css } from '#styles/css';
import wall from '#web/assets/hero/hero.svg';

/** More than any screen is wide; what lies outside of it costs nothing. */
const tiles = [0, 1, 2, 3];

/**
 * The shelves behind the headline, drawn in sections that hold whole packs only and laid out from the start of the bay:
 * a panel that takes whole sections and whole shelves cuts through nothing. On phones the panel takes the whole width, and
 * the top shelf stands above it where the screen is high enough.
 */
export function HeroWall() {
  return (
    <div className={wallStyle}>
      {tiles.map((tile) => (
        <img key={tile} src={wall} width={1920} height={1080} alt="" className={tileStyle} />
      ))}
    </div>
  );
}

const wallStyle = css({
  '--tile': 'calc(var(--row) * 32 / 3)',
  position: 'absolute',
  top: '[calc(var(--row) * var(--hidden) * -1)]',
  insetInlineStart: '0',
  display: 'flex',
  width: '[calc(var(--tile) * 4)]',
  pointerEvents: 'none',
  _wall: {
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
