import { provinces } from '#shared/plan/provinces.ts';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { pickOther, type Random, seededRandom } from '#web/drawing/random.ts';
import { bracket, circle, gap, moved, path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { coverGrounds } from '#web/features/posts/article/cover-grounds.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { markup, svg } from './svg.ts';

/**
 * Returns the shapes on a cover's rail. `ground` is the colour of the background, `number` the cover's number within its
 * subject.
 */
type Draw = (random: Random, ground: string, number: number) => readonly Shape[];

const size = { width: 400, height: 250 };
const foot = 212;
const cartons: [PackName, ...PackName[]] = ['juice', 'tea', 'oilTin', 'milk', 'flour', 'washingPowder'];
/** The upright packs. Each is used equally often, and never on a background of its own colour. */
const upright: readonly PackName[] = ['tea', 'juice', 'milk', 'oilTin'];
const uprightOf = (number: number) => upright[number % upright.length] ?? 'tea';
const small: [PackName, ...PackName[]] = ['dateSyrup', 'labneh', 'biscuits', 'sugar', 'yoghurt'];

const isDark = (ground: string) => ground === colour.petrol || ground === colour.deep;
const outline = (ground: string) => (isDark(ground) ? colour.label : colour.brick);
const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** Returns facings of one pack side by side, from `x` on; those in `empty` are missing. */
function row(
  name: PackName,
  x: number,
  count: number,
  shelf: number,
  empty: readonly number[],
  ground: string,
) {
  const { width, height } = facingSize(name, shelf);
  return Array.from({ length: count }, (_, i) => x + i * (width + 8)).flatMap((left, i) =>
    empty.includes(i)
      ? [gap(left, foot - height, width, height - 1, outline(ground))]
      : facing(name, left, foot, shelf),
  );
}

/** A row of one product with a facing missing. */
const shelf: Draw = (random, ground, number) => {
  const name = uprightOf(number);
  const height = 205;
  const { width } = facingSize(name, height);
  const count = Math.floor((size.width - 32) / (width + 8));
  const start = (size.width - count * (width + 8) + 8) / 2;
  return row(name, start, count, height, [whole(random, 1, count - 2)], ground);
};

/** Stacks of tins as the bars of a chart. */
const chart: Draw = (random) => {
  const highest = whole(random, 2, 5);
  return Array.from({ length: 6 }, (_, i) => i).flatMap((i) => {
    const count = i === highest ? 4 : whole(random, 1, 3);
    return Array.from({ length: count }, (_, level) => level).flatMap((level) => {
      const [x, y] = [34 + i * 57, foot - (level + 1) * 42];
      const [body, band] =
        i === highest ? ([colour.label, colour.ink] as const) : ([colour.sea, colour.bone] as const);
      return [rect(x, y, 47, 40, body, { rx: 3 }), rect(x, y + 11, 47, 11, band)];
    });
  });
};

/** A shopper's bag beside the list of checks. */
const visit: Draw = (random) => {
  const [first, second] = random() < 0.5 ? [64, 236] : [220, 66];
  const missed = whole(random, 1, 4);
  const bag = [
    path('M8 60H118L128 172H0Z', colour.brick),
    path('M118 60L128 172H106L100 60Z', colour.shade, { opacity: 0.16 }),
    path('M38 60V42a25 25 0 0 1 50 0V60', 'none', { stroke: colour.date, strokeWidth: 6 }),
    circle(62, 116, 28, colour.bone),
    path('M41 116q21 -21 42 0q-21 21 -42 0Z', colour.petrol),
    circle(62, 116, 8, colour.label),
  ];
  const lines = [0, 1, 2, 3, 4].flatMap((i) => [
    rect(14, 22 + i * 22, [46, 34, 42, 30, 38][i] ?? 30, 7, colour.ink),
    i === missed
      ? path(`M80 ${19 + i * 22}l12 12m0 -12l-12 12`, 'none', { stroke: colour.danger, strokeWidth: 3.5 })
      : path(`M78 ${26 + i * 22}l6 6 11 -13`, 'none', { stroke: colour.ok, strokeWidth: 3.5 }),
  ]);
  const bars = Array.from({ length: 14 }, (_, i) =>
    rect(14 + i * 6, 136, [2, 4, 1.4][i % 3] ?? 2, 22, colour.ink),
  );
  const list = [path('M0 4l9 -8 9 8 9 -8 9 8 9 -8 9 8 9 -8 9 8 9 -8 9 8 9 -8 10 8V172H0Z', colour.white)];
  return [moved(first, 40, bag), moved(second, 40, [...list, ...lines, ...bars])];
};

/** Four products, one of them under the scan bracket. */
const scan: Draw = (random, ground) => {
  const shelf = 190;
  let before: PackName | undefined;
  const names = [0, 1, 2, 3].map((i) => {
    before = pickOther(random, i % 2 ? small : cartons, before);
    return before;
  });
  const widths = names.map((name) => facingSize(name, shelf).width);
  const between = (size.width - 40 - widths.reduce((sum, width) => sum + width, 0)) / 3;
  const read = whole(random, 0, 3);
  let x = 20;
  return names.flatMap((name, i) => {
    const left = x;
    const { width, height } = facingSize(name, shelf);
    x += width + between;
    const shown = facing(name, left, foot, shelf);
    const mark = isDark(ground) ? colour.white : colour.ink;
    return i === read
      ? [...shown, bracket(left - 7, foot - height - 10, width + 14, height + 6, mark)]
      : shown;
  });
};

/** Two products, and the price that hangs below them. */
const price: Draw = (random, ground, number) => {
  const [one, other] = [uprightOf(number + 1), small[number % small.length] ?? 'sugar'];
  const shelf = 190;
  const count = 2;
  const tag = [
    rect(0, 0, 84, 36, colour.label),
    rect(9, 8, 34, 8, colour.ink),
    rect(9, 21, 24, 6, colour.ink, { opacity: 0.6 }),
    ...Array.from({ length: 5 }, (_, i) => rect(50 + i * 6, 8, [2, 4, 1.4][i % 3] ?? 2, 20, colour.ink)),
  ];
  const width = facingSize(one, shelf).width + 8;
  return [
    ...row(one, 30, count, shelf, [], ground),
    ...row(
      other,
      48 + count * width,
      Math.floor((340 - count * width) / (facingSize(other, shelf).width + 8)),
      shelf,
      [],
      ground,
    ),
    moved(34 + whole(random, 0, 3) * 84, foot - 2, tag),
  ];
};

/** The provinces as tiles, one of which stands out. */
const map: Draw = (random) => {
  const chosen = whole(random, 0, provinces.length - 1);
  const tile = { width: 52, height: 27 };
  return provinces.map(({ column, row: line, region }, i) =>
    rect(
      64 + column * (tile.width + 4),
      22 + line * (tile.height + 4),
      tile.width,
      tile.height,
      i === chosen ? colour.label : region === 'kurdistan' ? colour.kurdistan : colour.sea,
    ),
  );
};

/** A telephone that counts a shelf, beside the products of the shelf. */
const phone: Draw = (random, ground, number) => {
  const left = random() < 0.5;
  const x = left ? 52 : 238;
  const missing = whole(random, 0, 8);
  const cells = Array.from({ length: 9 }, (_, i) => {
    const [cx, cy] = [x + 18 + (i % 3) * 26, 88 + Math.floor(i / 3) * 36];
    return i === missing
      ? rect(cx + 1, cy + 1, 18, 24, 'none', {
          stroke: colour.brick,
          strokeWidth: 2,
          strokeDasharray: '5 3',
        })
      : rect(cx, cy, 20, 26, colour.sea);
  });
  const shelves = [0, 1, 2].map((i) => rect(x + 14, 115 + i * 36, 82, 4, colour.steelDark));
  const packs = row(uprightOf(number + 3), left ? 190 : 40, 2, 195, [], ground);
  return [
    rect(x, 30, 110, foot - 30, colour.ink, { rx: 12 }),
    rect(x + 9, 44, 92, foot - 58, colour.white),
    rect(x + 9, 44, 92, 30, colour.label),
    rect(x + 18, 55, 48, 8, colour.ink),
    ...cells,
    ...shelves,
    ...packs,
  ];
};

const draws: Readonly<Record<keyof typeof coverGrounds, Draw>> = {
  shelf,
  chart,
  visit,
  scan,
  price,
  map,
  phone,
};

/** Returns the covers of posts, 400x250 each, by subject and number: four per subject, on different backgrounds. */
export function drawCovers(): Record<string, string> {
  const subjects = Object.keys(draws) as (keyof typeof draws)[];
  const covers = subjects.flatMap((subject, place) =>
    coverGrounds[subject].map((name, i): [string, string] => {
      const ground = colour[name];
      const random = seededRandom(place * 101 + i * 13 + 7);
      const back = rect(0, 0, size.width, size.height, ground);
      const shade = rect(0, foot + 12, size.width, 26, colour.shade, { opacity: 0.1 });
      return [
        `${subject}-${i + 1}`,
        svg(
          size.width,
          size.height,
          markup([back, ...rail(0, foot, size.width, 12), shade, ...draws[subject](random, ground, i)]),
        ),
      ];
    }),
  );
  return Object.fromEntries(covers);
}
