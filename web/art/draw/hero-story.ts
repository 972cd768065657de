import { colour } from './colours.ts';
import { packs } from './packs.ts';
import type { Product } from './shelf-row.ts';
import { bracketBox, drawWall, planWall } from './shelf-wall.ts';
import { bracket, gap, svg } from './svg.ts';

/** Size of the hero frame, in px. */
export const heroSize = { width: 1600, height: 900 };
/** Length of the loop, in seconds. */
export const heroSeconds = 10;

/** The part of the frame that stays free for the headline, in px: rows two to four of five. */
const heroBay = { fromRow: 1, toRow: 4, fromX: 100, toX: 960 };

const wall = planWall({ ...heroSize, rows: 5, seed: 11, bay: heroBay });

type Place = readonly [row: number, product: number];

/** What the scan bracket looks at, in this order. It ends where it began. */
const stops: readonly Place[] = [
  [0, 5],
  [1, 1],
  [2, 2],
  [4, 6],
  [4, 3],
  [3, 2],
  [0, 5],
];

/** Facings that change during the loop: each is flipped at the first time and flipped back at the second. */
const changes: readonly { at: Place; facing: number; seconds: readonly [number, number] }[] = [
  { at: [0, 5], facing: 1, seconds: [1.6, 8.6] },
  { at: [1, 1], facing: 2, seconds: [0.7, 6.1] },
  { at: [0, 2], facing: 1, seconds: [2.3, 7.8] },
  { at: [4, 6], facing: 3, seconds: [3.3, 7.2] },
  { at: [4, 1], facing: 1, seconds: [2.9, 6.7] },
  { at: [2, 1], facing: 2, seconds: [4.4, 9.1] },
  { at: [3, 2], facing: 0, seconds: [5.3, 8.9] },
];

const restPart = 0.42;
const fadeSeconds = 0.5;

function productAt([row, index]: Place): Product {
  const product = wall.shelves[row]?.products[index];
  if (!product) throw new Error(`No product ${index} on shelf ${row}`);
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
  const from = stops[leg] ?? [0, 0];
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
  return (
    fade(present, packs[pack](facing.x, base, facingWidth, height, scheme, print)) +
    fade(1 - present, gap(facing.x + 1, base - height, facingWidth - 2, height - 1, colour.label, 1.8))
  );
}

function withoutChangingFacings(): typeof wall {
  const changing = new Set(changes.map(({ at, facing }) => productAt(at).facings[facing]));
  const shelves = wall.shelves.map((shelf) => ({
    ...shelf,
    products: shelf.products.map((product) => ({
      ...product,
      facings: product.facings.filter((facing) => !changing.has(facing)),
    })),
  }));
  return { ...wall, shelves };
}

const background = drawWall(withoutChangingFacings());

/** One frame of the hero loop as SVG. Second 0 and second 10 are the poster. */
export function drawHeroFrame(seconds: number): string {
  const facings = changes.map((change) => drawChange(change, seconds)).join('');
  return svg(heroSize.width, heroSize.height, background + facings + bracketAt(seconds));
}
