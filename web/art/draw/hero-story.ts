import { colour } from '#web/theme/drawing-colours.ts';
import { drawHeroWall, halfWidth, heroSize, isOuter, phoneSize, wall } from './hero-wall.ts';
import type { Product } from './shelves/shelf-row.ts';
import { facing, gap, rect, svg } from './svg.ts';

/** Length of the loop, in seconds. */
export const heroSeconds = 10;

/** A product of the wall: its shelf and its number there. */
type Place = readonly [row: number, product: number];

/** Facings that change during the loop: each is toggled at the first time and back at the second. */
const changes: readonly { at: Place; facing: number; seconds: readonly [number, number] }[] = [
  { at: [0, 0], facing: 0, seconds: [1.6, 8.6] },
  { at: [0, 2], facing: 1, seconds: [4.3, 7.8] },
  { at: [0, -1], facing: 1, seconds: [0.7, 6.1] },
  { at: [2, -1], facing: 0, seconds: [2.9, 6.7] },
  { at: [4, -1], facing: 0, seconds: [5.4, 9.1] },
  { at: [5, -1], facing: 0, seconds: [3.3, 7.2] },
];

const fadeSeconds = 0.5;

function productAt([row, index]: Place): Product {
  const product = wall[row]?.at(index);
  if (!product) throw new Error(`No product ${index} on shelf ${row}`);
  return product;
}

/** Eases between 0 and 1, and is constant outside. */
function ease(progress: number): number {
  const t = Math.min(1, Math.max(0, progress));
  return t * t * t * (t * (6 * t - 15) + 10);
}

function drawChange(change: (typeof changes)[number], seconds: number): string {
  const { pack, base, shelfHeight, facingWidth, height, facings } = productAt(change.at);
  const place = facings[change.facing];
  if (!place) throw new Error(`No facing ${change.facing} in product ${change.at}`);
  const [flip, back] = change.seconds;
  const flipped = ease((seconds - flip) / fadeSeconds) - ease((seconds - back) / fadeSeconds);
  const present = place.soldOut ? flipped : 1 - flipped;
  const fade = (opacity: number, drawing: string) => {
    if (opacity <= 0) return '';
    return opacity >= 1 ? drawing : `<g opacity="${opacity.toFixed(3)}">${drawing}</g>`;
  };
  const shown =
    fade(present, facing(pack, place.x, base, shelfHeight)) +
    fade(1 - present, gap(place.x + 1, base - height, facingWidth - 2, height - 1, colour.label, 1.8));
  return isOuter(change.at[0]) ? shown : `${shown}<g transform="translate(${-halfWidth})">${shown}</g>`;
}

const changing = new Set(changes.map(({ at, facing }) => productAt(at).facings[facing] ?? {}));

function drawFrame(
  { width, height }: typeof heroSize,
  background: string,
  shown: typeof changes,
  seconds: number,
): string {
  const facings = shown.map((change) => drawChange(change, seconds)).join('');
  return svg(width, height, rect(0, 0, width, height, colour.deep) + background + facings);
}

const background = drawHeroWall(changing);

/** Returns a frame of the hero loop as SVG. Seconds 0 and 10 are the poster. */
export function drawHeroFrame(seconds: number): string {
  return drawFrame(heroSize, background, changes, seconds);
}

const phoneBackground = drawHeroWall(changing, [0], phoneSize.width);
const phoneChanges = changes.filter(({ at }) => at[0] === 0 && productAt(at).x < phoneSize.width);

/** Returns a frame of the hero loop for phones, as SVG: the start of the top shelf. */
export function drawPhoneFrame(seconds: number): string {
  return drawFrame(phoneSize, phoneBackground, phoneChanges, seconds);
}
