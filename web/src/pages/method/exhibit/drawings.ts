import { type ProvinceId, provinces } from '#shared/plan/provinces.ts';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { seededRandom } from '#web/drawing/random.ts';
import { bracket, circle, gap, moved, path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';

interface Drawn {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** The number of outlets on the list, and of those drawn at random. */
export const population = { all: 120, drawn: 20 };

const tick = (x: number, y: number, size: number): Shape =>
  path(`M${x - size * 0.55} ${y}l${size * 0.4} ${size * 0.45} ${size * 0.7} ${-size * 0.9}`, 'none', {
    stroke: colour.ink,
    strokeWidth: size * 0.22,
  });

/** Returns distinct places of a list, drawn at random; the same seed always draws the same ones. */
function drawFrom({ all, drawn: wanted }: typeof population, seed: number): ReadonlySet<number> {
  const random = seededRandom(seed);
  const drawn = new Set<number>();
  while (drawn.size < wanted) drawn.add(Math.floor(random() * all));
  return drawn;
}

/** Returns every outlet of the list as a box; those drawn at random are yellow and ticked. */
export function drawnStores(): Drawn {
  const drawn = drawFrom(population, 9);
  const perRow = 20;
  const outlets = Array.from({ length: population.all }, (_, i): readonly Shape[] => {
    const [x, y] = [4 + (i % perRow) * 32, 2 + Math.floor(i / perRow) * 44];
    if (!drawn.has(i)) return [rect(x, y, 24, 34, colour.mist)];
    return [
      rect(x + 0.8, y + 0.8, 22.4, 33.2, colour.label, { stroke: colour.ink, strokeWidth: 1.6 }),
      tick(x + 12, y + 17, 11),
    ];
  }).flat();
  const rows = population.all / perRow;
  const rails = Array.from({ length: rows }, (_, i) => rect(0, 2 + i * 44 + 34, 640, 5, colour.steelDark));
  return { width: 640, height: rows * 44, shapes: [...outlets, ...rails] };
}

/**
 * The number of visits in the drawing, and how many of them are repeated as a check. They are chosen at random, so that
 * auditors cannot know which.
 */
export const repeated = { all: 40, drawn: 4 };

/** Returns the visits; the repeated ones are yellow and ticked. */
export function repeatedVisits(): Drawn {
  const drawn = drawFrom(repeated, 48);
  const visits = Array.from({ length: repeated.all }, (_, i): readonly Shape[] => {
    const [x, y] = [4 + (i % 20) * 32, Math.floor(i / 20) * 58];
    const again = drawn.has(i);
    return [
      rect(x, y, 24, 46, again ? colour.label : colour.petrol),
      ...(again ? [tick(x + 12, y + 23, 13)] : []),
    ];
  }).flat();
  const rails = [0, 1].map((row) => rect(0, row * 58 + 46, 640, 6, colour.steelDark));
  return { width: 640, height: 110, shapes: [...visits, ...rails] };
}

/** Returns the provinces as tiles, three of them chosen as in the planner. The map is never mirrored. */
export function chosenProvinces(): Drawn {
  const chosen: readonly ProvinceId[] = ['erbil', 'baghdad', 'basra'];
  const shapes = provinces.flatMap(({ id, column, row }): readonly Shape[] => {
    const [x, y] = [column * 88, row * 66];
    if (!chosen.includes(id)) return [rect(x, y, 80, 58, colour.petrol)];
    return [rect(x, y, 80, 58, colour.label), tick(x + 40, y + 29, 16)];
  });
  return { width: 432, height: 388, shapes };
}

/** Returns a row of facings; null is a gap. */
function row(names: readonly (PackName | null)[], x: number, foot: number, step: number, shelf: number) {
  return names.flatMap((name, i): readonly Shape[] => {
    if (name === null) {
      const { width, height } = facingSize('milk', shelf);
      return [gap(x + i * step + (step - width) / 2, foot - height, width, height, colour.label)];
    }
    const { width } = facingSize(name, shelf);
    const fitting = shelf * Math.min(1, (step - 4) / width);
    return facing(name, x + i * step + (step - facingSize(name, fitting).width) / 2, foot, fitting);
  });
}

/** Returns a finding on the shelf: four cartons with a gap, inside a scan bracket. */
export function finding(): Drawn {
  return {
    width: 560,
    height: 250,
    shapes: [
      ...row(['milk', 'milk', null, 'milk', 'milk', 'juice'], 4, 250, 92, 226),
      bracket(2, 42, 5 * 92 + 6, 206, colour.white, 28),
    ],
  };
}

const shelfGround = rect(0, 0, 240, 180, colour.deep);

/** The four photos of a visit: shop front, whole shelf, price label, finding. */
export const shots: readonly (readonly Shape[])[] = [
  [
    rect(0, 0, 240, 180, colour.straw),
    rect(0, 150, 240, 30, colour.wall),
    rect(40, 34, 160, 116, colour.bone),
    rect(40, 34, 160, 28, colour.petrol),
    rect(54, 43, 70, 10, colour.label),
    ...Array.from({ length: 6 }, (_, i) =>
      path(`M${36 + i * 28} 62h28v16a14 10 0 0 1 -28 0z`, i % 2 ? colour.white : colour.signal),
    ),
    rect(62, 98, 44, 52, colour.deep),
    rect(122, 98, 64, 36, colour.deep),
    bracket(34, 28, 172, 128, colour.ink, 22),
  ],
  [
    shelfGround,
    ...row(['milk', 'milk', 'juice', 'juice', 'juice', 'tea'], 9, 80, 37, 84),
    ...rail(0, 80, 240, 10),
    ...row(['washingPowder', 'washingPowder', 'biscuits', 'biscuits', 'sugar', 'sugar'], 9, 166, 37, 80),
    ...rail(0, 166, 240, 14),
  ],
  [
    shelfGround,
    ...row(['milk', 'milk', 'milk'], 9, 122, 74, 170),
    rect(0, 122, 240, 58, colour.railFace),
    rect(0, 122, 240, 2, colour.white),
    rect(52, 130, 136, 40, colour.white, { stroke: colour.label, strokeWidth: 4 }),
    rect(58, 135, 30, 30, colour.mist),
    moved(65, 163, facing('milk', 0, 0, 34)),
    ...[100, 112, 124, 142, 160].map((x, i) => rect(x, 142, i % 2 ? 12 : 8, 16, colour.ink)),
  ],
  [
    shelfGround,
    ...row(['milk', 'milk', null, null, 'juice'], 10, 150, 44, 110),
    ...rail(0, 150, 240, 30),
    circle(206, 28, 13, colour.label),
    tick(206, 28, 13),
  ],
];

/** The grades of agreement, after Landis and Koch (1977): the lower and the upper limit of each, and its colour. */
const grades = [
  [0, 0.4, colour.white],
  [0.4, 0.6, colour.mist],
  [0.6, 0.8, colour.sea],
  [0.8, 1, colour.petrol],
] as const;

/** Returns the scale of kappa from 0 to 1 with a mark and its interval, from the inline start. */
export function agreementScale(kappa: number, interval: readonly [number, number], rtl: boolean): Drawn {
  const at = (value: number) => (rtl ? 640 - value * 640 : value * 640);
  const bars = grades.map(([from, to, fill]) =>
    rect(Math.min(at(from), at(to)) + 1, 20, (to - from) * 640 - 2, 20, fill, { stroke: colour.control }),
  );
  const ends = [at(interval[0]), at(interval[1])] as const;
  return {
    width: 640,
    height: 42,
    shapes: [
      ...bars,
      rect(Math.min(...ends), 6, Math.abs(ends[0] - ends[1]), 3, colour.ink),
      ...ends.map((end) => rect(end - 1.5, 1, 3, 13, colour.ink)),
      path(`M${at(kappa) - 8} 2h16l-8 14z`, colour.ink),
    ],
  };
}
