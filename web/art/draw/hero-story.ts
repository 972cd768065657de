import { colour } from '#web/theme/drawing-colours.ts';
import { drawHeroWall, halfWidth, heroSize, isOuter, rows, sectionWidth, wall } from './hero-wall.ts';
import { packs } from './shelves/packs.ts';
import type { Product } from './shelves/shelf-row.ts';
import { bracketBox } from './shelves/shelf-wall.ts';
import { bracket, gap, rect, svg } from './svg.ts';

/** Length of the loop, in seconds. */
export const heroSeconds = 10;

/** A product of the wall: its shelf, its section, and its number there. */
type Place = readonly [row: number, section: number, product: number];

/**
 * What the scan bracket looks at, in this order. It ends where it began. The headline hides the start of all shelves
 * but the outer ones, and a phone shows only the start of those.
 */
const stops: readonly Place[] = [
  [0, 1, 0],
  [0, 6, 0],
  [2, 7, 0],
  [5, 6, 0],
  [5, 1, 0],
  [5, 2, 0],
  [0, 1, 0],
];

/** Facings that change during the loop: each is flipped at the first time and flipped back at the second. */
const changes: readonly { at: Place; facing: number; seconds: readonly [number, number] }[] = [
  { at: [0, 0, 0], facing: 0, seconds: [1.6, 8.6] },
  { at: [0, 2, 0], facing: 1, seconds: [2.3, 7.8] },
  { at: [0, 6, 0], facing: 1, seconds: [0.7, 6.1] },
  { at: [2, 7, 0], facing: 0, seconds: [2.9, 6.7] },
  { at: [3, 6, 0], facing: 1, seconds: [4.4, 9.1] },
  { at: [5, 6, 0], facing: 0, seconds: [3.3, 7.2] },
  { at: [5, 1, 0], facing: 1, seconds: [5.3, 8.9] },
];

const restPart = 0.42;
const fadeSeconds = 0.5;

function productAt([row, section, index]: Place): Product {
  const product = wall[row]?.[section]?.[index];
  if (!product) throw new Error(`No product ${index} in section ${section} of shelf ${row}`);
  return product;
}

/** Eases in and out between 0 and 1, and holds outside of them. */
function ease(progress: number): number {
  const t = Math.min(1, Math.max(0, progress));
  return t * t * t * (t * (6 * t - 15) + 10);
}

// Half of the first stop's rest lies at the loop's end, so that the first and the last frame are the same.
function bracketAt(seconds: number): string {
  const legs = stops.length - 1;
  const position = (seconds / heroSeconds) * legs;
  const leg = Math.min(Math.floor(position), legs - 1);
  const from = stops[leg] ?? [0, 0, 0];
  const to = stops[leg + 1] ?? from;
  const progress = ease((position - leg - restPart / 2) / (1 - restPart));
  const a = bracketBox(productAt(from));
  const b = bracketBox(productAt(to));
  const between = (key: keyof typeof a) => Number((a[key] + (b[key] - a[key]) * progress).toFixed(2));
  return bracket(between('x'), between('y'), between('width'), between('height'), '#fff', 3, 18);
}

function drawChange(change: (typeof changes)[number], seconds: number): string {
  const { pack, scheme, print, base, facingWidth, height, facings } = productAt(change.at);
  const facing = facings[change.facing];
  if (!facing) throw new Error(`No facing ${change.facing} in product ${change.at}`);
  const [flip, back] = change.seconds;
  const flipped = ease((seconds - flip) / fadeSeconds) - ease((seconds - back) / fadeSeconds);
  const present = facing.soldOut ? flipped : 1 - flipped;
  const fade = (opacity: number, drawing: string) => {
    if (opacity <= 0) return '';
    return opacity >= 1 ? drawing : `<g opacity="${opacity.toFixed(3)}">${drawing}</g>`;
  };
  const shown =
    fade(present, packs[pack](facing.x, base, facingWidth, height, scheme, print)) +
    fade(1 - present, gap(facing.x + 1, base - height, facingWidth - 2, height - 1, colour.label, 1.8));
  return isOuter(change.at[0]) ? shown : `${shown}<g transform="translate(${-halfWidth})">${shown}</g>`;
}

const changing = new Set(changes.map(({ at, facing }) => productAt(at).facings[facing] ?? {}));
const background = drawHeroWall(changing);

function drawScene(behind: string, seconds: number): string {
  const { width, height } = heroSize;
  const facings = changes.map((change) => drawChange(change, seconds)).join('');
  return rect(0, 0, width, height, colour.deep) + behind + facings + bracketAt(seconds);
}

/** One frame of the hero loop as SVG. Second 0 and second 10 are the poster. */
export function drawHeroFrame(seconds: number): string {
  return svg(heroSize.width, heroSize.height, drawScene(background, seconds));
}

/** A phone's part of the frame, which the panel of the headline hides but for the outer shelves. */
export const phoneSize = { width: 4 * sectionWidth, height: heroSize.height };
const phoneBackground = drawHeroWall(changing, phoneSize.width);

/** One frame of the hero loop for phones, as SVG: the start of the outer shelves. */
export function drawPhoneFrame(seconds: number): string {
  const { width, height } = phoneSize;
  const row = height / rows;
  return svg(
    width,
    height,
    drawScene(phoneBackground, seconds) + rect(0, row, width, height - 2 * row, colour.void),
  );
}
