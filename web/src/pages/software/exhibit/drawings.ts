import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { bracket, circle, gap, moved, path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { missingProduct, openedStore, products, stores, wanted } from './availability.ts';

/** The colours of a drawing: on the dark band, or on the light background of an open level. */
interface Inks {
  fill: string;
  gap: string;
}
const onDark: Inks = { fill: colour.mist, gap: colour.label };
const onLight: Inks = { fill: colour.petrol, gap: colour.ink };
export const inksOf = (light: boolean) => (light ? onLight : onDark);

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const dashes = (d: string, stroke: string, strokeWidth: number, strokeDasharray: string): Shape =>
  path(d, 'none', { stroke, strokeWidth, strokeDasharray });

/**
 * The measures of a chart: `pitch` from column to column, with `between` as the space between two; `facing` is the
 * height of a box in a column, `above` the space above it, `line` the width of its outline.
 */
interface ChartFormat {
  pitch: number;
  between: number;
  facing: number;
  above: number;
  line: number;
}
const wideChart: ChartFormat = { pitch: 27, between: 6, facing: 40, above: 3, line: 1.8 };
const smallChart: ChartFormat = { pitch: 9, between: 2.4, facing: 34, above: 2.8, line: 1.1 };

const chartSizeOf = ({ pitch, between, facing, above }: ChartFormat) => ({
  width: stores.length * pitch - between,
  height: wanted * (facing + above) - above,
});
export const chartSize = chartSizeOf(wideChart);
export const smallChartSize = chartSizeOf(smallChart);

/** Returns stores as columns and products as facings: found products are filled, missing ones dashed. */
export function chart(rtl: boolean, small = false, inks = onDark): Shape[] {
  const format = small ? smallChart : wideChart;
  const { pitch, between, facing: height, above, line } = format;
  const full = chartSizeOf(format).height;
  const [filled, empty]: [string[], string[]] = [[], []];
  stores.forEach(({ found }, i) => {
    const x = (rtl ? stores.length - 1 - i : i) * pitch;
    for (let k = 0; k < wanted; k += 1) {
      const y = full - (k + 1) * (height + above) + above;
      if (k < found) filled.push(box(x, y, pitch - between, height));
      else empty.push(box(x + line / 2, y + line / 2, pitch - between - line, height - line));
    }
  });
  return [path(filled.join(''), inks.fill), dashes(empty.join(''), inks.gap, line, small ? '3 2.4' : '6 4')];
}

export const frontSize = { width: 160, height: 112 };
const walls = [colour.bone, colour.rose, colour.sage, colour.straw, colour.mist, colour.bone];
const cloths = [colour.signal, colour.petrol, colour.sea, colour.brick, colour.date, colour.label];
const signs = [colour.petrol, colour.date, colour.brick, colour.kurdistan];
const pickOf = (list: readonly string[], i: number) => list[i % list.length] ?? colour.bone;

/**
 * Returns a minimarket of 150x112 whose window holds the products that were looked for; `bare` without them. Never
 * mirrored.
 */
function market(no: string, bare = false): Shape[] {
  const i = stores.findIndex((one) => one.no === no);
  const found = stores[i]?.found ?? 0;
  const panels = (odd: number) =>
    Array.from({ length: 4 }, (_, k) => `M${-5 + (2 * k + odd) * 20} 30h20v9a10 6 0 0 1 -20 0Z`).join('');
  const window = Array.from({ length: wanted }, (_, k) => [13 + (k % 4) * 23, k > 3 ? 77.5 : 54] as const);
  return [
    rect(0, 12, 150, 100, pickOf(walls, i * 5)),
    rect(0, 12, 150, 18, pickOf(signs, i * 3 + 1)),
    rect(10, 17.5, 44, 7, colour.label),
    rect(58, 17.5, 20, 7, colour.white, { opacity: 0.75 }),
    path(panels(0), pickOf(cloths, i * 7 + 2)),
    path(panels(1), colour.white),
    rect(8, 50, 98, 52, colour.deep),
    ...(bare
      ? []
      : [
          path(
            window
              .slice(0, found)
              .map(([x, y]) => box(x, y, 19, 20))
              .join(''),
            colour.mist,
          ),
          dashes(
            window
              .slice(found)
              .map(([x, y]) => box(x + 1, y + 1, 17, 18))
              .join(''),
            colour.label,
            1.8,
            '4 3',
          ),
        ]),
    rect(8, 76, 98, 2, colour.steelDark),
    rect(4, 102, 106, 4, colour.steel),
    rect(114, 52, 28, 60, colour.deep),
    rect(117.5, 56, 21, 56, colour.counter),
    circle(121, 86, 1.8, colour.label),
    rect(0, 110.4, 150, 1.6, colour.shade, { opacity: 0.25 }),
  ];
}

/** Returns the front of a store, in a scan bracket if it is the open one. */
export function front(no: string, scanned = false): Shape[] {
  return [moved(5, -4, [...market(no), ...(scanned ? [bracket(-3, 7, 156, 105, colour.white, 22)] : [])])];
}

export const photoSize = { width: 802, height: 420 };
const shelfHeight = 172;
const lines: readonly (readonly (readonly [PackName, number])[])[] = [
  [
    ['milk', 3],
    ['yoghurt', 2],
    ['juice', 3],
    ['rice', 1],
  ],
  [
    ['tea', 2],
    ['dateSyrup', 3],
    ['sugar', 2],
    ['biscuits', 2],
  ],
];
const gone = new Set<PackName>(products.filter(({ found }) => !found).map(({ pack }) => pack));

function drawPhoto() {
  let scan = { x: 0, y: 0, width: 0, height: 0 };
  const { width: whole, height } = photoSize;
  const between = 3.5;
  const drawn = lines.flatMap((groups, i): Shape[] => {
    const base = (i + 1) * (height / 2) - 18;
    const wide = groups.reduce(
      (sum, [pack, n]) => sum + n * (facingSize(pack, shelfHeight).width + between),
      0,
    );
    const space = (whole - 24 - wide) / (groups.length - 1);
    let x = 12;
    const goods = groups.flatMap(([pack, n]): Shape[] => {
      const size = facingSize(pack, shelfHeight);
      const [left, step] = [x, size.width + between];
      x += n * step + space;
      const seen = pack === missingProduct;
      if (seen)
        scan = { x: left - 8, y: base - size.height - 10, width: n * step + 13, height: size.height + 11 };
      return Array.from({ length: n }, (_, k): readonly Shape[] =>
        gone.has(pack)
          ? [
              gap(
                left + k * step,
                base - size.height,
                size.width,
                size.height,
                seen ? colour.label : colour.outline,
              ),
            ]
          : facing(pack, left + k * step, base, shelfHeight),
      ).flat();
    });
    let at = 12;
    const tags = groups.flatMap(([pack, n]): Shape[] => {
      const left = at;
      at += n * (facingSize(pack, shelfHeight).width + between) + space;
      return [
        rect(left + 3, base + 3.5, 40, 12, colour.white),
        path(
          box(left + 7, base + 6, 14, 2) +
            box(left + 7, base + 9.6, 20, 1.6) +
            box(left + 33, base + 6, 2, 6) +
            box(left + 37, base + 6, 2, 6),
          colour.ink,
        ),
      ];
    });
    return [
      rect(0, i * (height / 2), whole, 27, colour.black, { opacity: 0.26 }),
      ...goods,
      ...rail(0, base, whole, 18),
      ...tags,
    ];
  });
  const shapes: readonly Shape[] = [
    rect(0, 0, whole, height, colour.deepRaised),
    ...drawn,
    bracket(scan.x, scan.y, scan.width, scan.height, colour.white, 24),
  ];
  return { shapes, scan };
}

/**
 * The photo: two shelves on which four of eight products are missing, and the position of the bracket. Never mirrored.
 */
export const { shapes: photo, scan } = drawPhoto();

/** The middle of the bracket, in per cent of the photo's width. */
export const scanMiddle = ((scan.x + scan.width / 2) / photoSize.width) * 100;

/** The size of a cell, which has a product as one facing in its middle, or a gap. */
export const cellSize = { width: 88, height: 130 };
export function cell(pack: PackName, found: boolean, inks = onDark): Shape[] {
  const { width, height } = facingSize(pack, 125);
  const x = (cellSize.width - width) / 2;
  return found
    ? [...facing(pack, x, cellSize.height, 125)]
    : [gap(x, cellSize.height - height, width, height, inks.gap)];
}

export const shotSize = { width: 260, height: 164 };
/** The motifs of the four photos of the visit: front, cooler, shelf and price label. */
export const shots: readonly (readonly Shape[])[] = [
  [
    rect(0, 0, 260, 164, colour.mist),
    rect(0, 146, 260, 18, colour.steelDark),
    ['g', { transform: 'translate(35 6.6) scale(1.27)' }, market(openedStore.no, true)],
  ],
  [
    rect(0, 0, 260, 164, colour.bone),
    rect(0, 146, 260, 18, colour.steelDark),
    rect(40, 8, 180, 140, colour.white),
    rect(40, 8, 180, 22, colour.petrol),
    rect(54, 15, 60, 8, colour.label),
    rect(50, 36, 160, 106, colour.deep),
    ...Array.from({ length: 7 }, (_, i) => facing('juice', 55 + i * 22, 84, 54)).flat(),
    ...Array.from({ length: 5 }, (_, i) => facing('milk', 55 + i * 22, 138, 56)).flat(),
    dashes(box(166, 94, 19, 43) + box(188, 94, 19, 43), colour.outline, 1.6, '4 3'),
    rect(50, 84, 160, 4, colour.steel),
    rect(50, 138, 160, 4, colour.steel),
  ],
  [rect(0, 0, 260, 164, colour.deepRaised), ['g', { transform: 'translate(0 13.6) scale(.3246)' }, photo]],
  [
    rect(0, 0, 260, 164, colour.deepRaised),
    ...facing('tea', 26, 66, 88),
    ...facing('tea', 70, 66, 88),
    ...facing('sugar', 132, 66, 96),
    ...facing('sugar', 178, 66, 96),
    ...rail(0, 66, 260, 44),
    rect(34, 72, 128, 78, colour.white, { rx: 3 }),
    rect(46, 84, 58, 7, colour.ink),
    rect(46, 97, 36, 5, colour.ink, { opacity: 0.5 }),
    rect(46, 112, 54, 24, colour.straw),
    rect(52, 118, 40, 12, colour.ink),
    path(
      [0, 4, 9, 12, 18, 22, 27, 31].map((x, i) => box(114 + x, 112, [2, 3, 1.4][i % 3] ?? 2, 26)).join(''),
      colour.ink,
    ),
  ],
];

interface Peek {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** Returns the drawing in the column of a level that is not in view: 1 a chart, 2 the stores, 3 the products, 4 the photo. */
export function columnPeek(level: 1 | 2 | 3 | 4, rtl: boolean, light: boolean, no: string): Peek {
  const inks = inksOf(light);
  if (level === 1) return { ...smallChartSize, shapes: chart(rtl, true, inks) };
  if (level === 2)
    return {
      width: 326,
      height: 6 * 138,
      shapes: stores.flatMap((one, i): Shape[] => {
        const column = rtl ? 1 - (i % 2) : i % 2;
        const y = Math.floor(i / 2) * 138;
        const on = light && one.no === no;
        const shapes = [...market(one.no), ...(on ? [bracket(-3, 7, 156, 105, colour.ink, 26)] : [])];
        return [
          [
            'g',
            { transform: `translate(${6 + column * 164} ${y})`, opacity: light && !on ? 0.42 : 1 },
            shapes,
          ],
          ...(i % 2 ? rail(0, y + 112, 326, 9) : []),
        ];
      }),
    };
  if (level === 3)
    return {
      width: 104,
      height: 4 * 74,
      shapes: products.flatMap(({ pack, found }, i): Shape[] => {
        const { width, height } = facingSize(pack, 58);
        const column = rtl ? 1 - (i % 2) : i % 2;
        const [x, base] = [column * 52 + (52 - width) / 2, Math.floor(i / 2) * 74 + 58];
        return [
          ...(i % 2 ? [] : rail(0, base, 104, 10)),
          ...(found ? facing(pack, x, base, 58) : [gap(x, base - height, width, height, inks.gap)]),
        ];
      }),
    };
  const apart = shotSize.height + 14;
  return {
    width: shotSize.width,
    height: shots.length * apart - 14,
    shapes: [shots[0], shots[1], closeShot, shots[3]].map(
      (shot = [], i): Shape => [
        'svg',
        { y: i * apart, width: shotSize.width, height: shotSize.height, 'aria-hidden': 'true' },
        shot,
      ],
    ),
  };
}

/** The photo of the shelf in small: whole facings only, a product and the missing one on its upper shelf. */
const closeShot = ((): readonly Shape[] => {
  const [shelf, base, between] = [122, 140, 5];
  let x = 14;
  let scanned = 0;
  const goods = (['milk', missingProduct, missingProduct, 'juice'] as const).flatMap((pack): Shape[] => {
    const { width, height } = facingSize(pack, shelf);
    const left = x;
    x += width + between;
    if (pack !== missingProduct) return [...facing(pack, left, base, shelf)];
    scanned ||= left;
    return [gap(left, base - height, width, height, colour.label)];
  });
  const missing = facingSize(missingProduct, shelf);
  return [
    rect(0, 0, shotSize.width, shotSize.height, colour.deepRaised),
    ...goods,
    ...rail(0, base, shotSize.width, 18),
    bracket(
      scanned - 7,
      base - missing.height - 9,
      2 * missing.width + between + 14,
      missing.height + 10,
      colour.white,
      20,
    ),
  ];
})();

/** Like {@link columnPeek}, for a row of 62x44. */
export function rowPeek(level: 1 | 2 | 3 | 4, rtl: boolean, light: boolean): Peek {
  const inks = inksOf(light);
  const size = { width: 62, height: 44 };
  if (level === 1) {
    const [filled, empty]: [string[], string[]] = [[], []];
    [4, 4, 3, 3, 2].forEach((found, i) => {
      const x = rtl ? 50 - i * 12.4 : i * 12.4;
      for (let k = 0; k < 4; k += 1) (k < found ? filled : empty).push(box(x + 0.6, 33 - k * 11, 8, 9));
    });
    return {
      ...size,
      shapes: [path(filled.join(''), inks.fill), dashes(empty.join(''), inks.gap, 1.3, '2.6 2')],
    };
  }
  if (level === 2)
    return {
      ...size,
      shapes: [['g', { transform: 'translate(2 -3.5) scale(.39)' }, market(openedStore.no)]],
    };
  if (level === 3) {
    let x = 0;
    const shown = products.slice(0, 4).flatMap(({ pack, found }): Shape[] => {
      const { width, height } = facingSize(pack, 31);
      const left = rtl ? 62 - x - width : x;
      x += width + 1.6;
      return found ? [...facing(pack, left, 38, 31)] : [gap(left, 38 - height, width, height, inks.gap)];
    });
    return { ...size, shapes: [...shown, rect(0, 38, 62, 4, light ? colour.white : colour.steel)] };
  }
  return {
    ...size,
    shapes: [['g', { transform: `scale(.248) translate(${(22 - scan.x).toFixed(1)} -18)` }, photo]],
  };
}
