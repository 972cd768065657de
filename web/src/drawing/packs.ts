import { colour } from '#web/theme/drawing-colours.ts';
import { circle, path, rect, type Shape } from './shapes.ts';

/** Draws one pack whose left edge is at `x` and whose foot is at `base`; `w` and `h` are its width and height. */
type DrawPack = (x: number, base: number, w: number, h: number) => readonly Shape[];

interface Pack {
  /** Width and height of one pack, as fractions of the height of its shelf. */
  width: number;
  height: number;
  /** How many are stacked in a facing. */
  stack?: 2;
  draw: DrawPack;
}

/** The highlight at a pack's left edge and the shadow at its right edge, in a box given by its top left corner. */
const shading = (x: number, top: number, w: number, h: number): readonly Shape[] => [
  rect(x + w * 0.87, top, w * 0.13, h, colour.shade, { opacity: 0.16 }),
  rect(x, top, w * 0.07, h, colour.white, { opacity: 0.2 }),
];

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, turned: number): Shape => [
  'ellipse',
  { cx: 0, cy: 0, rx, ry, fill, transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${turned})` },
];

const leaf = (x: number, y: number, r: number, fill: string): Shape =>
  path(`M${x} ${y}q${r * 0.2} ${-r} ${r} ${-r}q${r * 0.1} ${r * 0.9} ${-r} ${r}Z`, fill);

/** A drop whose tip is at (x, top). */
const drop = (x: number, top: number, h: number, fill: string): Shape =>
  path(
    `M${x} ${top}C${x + h * 0.12} ${top + h * 0.3} ${x + h * 0.36} ${top + h * 0.42} ${x + h * 0.36} ${top + h * 0.66}` +
      `a${h * 0.36} ${h * 0.34} 0 0 1 ${-h * 0.72} 0C${x - h * 0.36} ${top + h * 0.42} ${x - h * 0.12} ${top + h * 0.3} ${x} ${top}Z`,
    fill,
  );

/** Returns a tea glass on its saucer, around the vertical line at `cx`. */
function teaGlass(cx: number, top: number, w: number, h: number): readonly Shape[] {
  const at = (x: number, y: number) => `${cx + w * x} ${top + h * y}`;
  return [
    path(
      `M${at(-0.3, 0)}L${at(0.3, 0)}C${at(0.28, 0.3)} ${at(0.16, 0.34)} ${at(0.17, 0.46)}` +
        `C${at(0.18, 0.56)} ${at(0.32, 0.62)} ${at(0.24, 0.86)}L${at(-0.24, 0.86)}` +
        `C${at(-0.32, 0.62)} ${at(-0.18, 0.56)} ${at(-0.17, 0.46)}C${at(-0.16, 0.34)} ${at(-0.28, 0.3)} ${at(-0.3, 0)}Z`,
      colour.brick,
    ),
    rect(cx - w * 0.3, top, w * 0.6, h * 0.1, colour.rose),
    path(`M${at(-0.52, 0.9)}L${at(0.52, 0.9)}L${at(0.36, 1)}L${at(-0.36, 1)}Z`, colour.petrol),
  ];
}

/** A carton with a folded top, without its print. */
const carton = (x: number, base: number, w: number, h: number, body: string, closure: string) => {
  const top = base - h;
  const fold = top + h * 0.24;
  return [
    path(
      `M${x} ${fold}L${x + w * 0.14} ${top + h * 0.08}H${x + w * 0.86}L${x + w} ${fold}V${base}H${x}Z`,
      body,
    ),
    rect(x + w * 0.12, top, w * 0.76, h * 0.09, closure),
    rect(x, fold, w, h * 0.03, colour.shade, { opacity: 0.15 }),
  ];
};

/** A sack that is open at its top, without its print. */
const sack = (x: number, base: number, w: number, h: number, body: string) => {
  const top = base - h;
  return path(
    `M${x + w * 0.06} ${top + h * 0.1}q${w * 0.1} ${-h * 0.1} ${w * 0.44} ${-h * 0.1}t${w * 0.44} ${h * 0.1}` +
      `L${x + w} ${base - 5}q0 5 -5 5H${x + 5}q-5 0 -5 -5Z`,
    body,
  );
};

/** A tub that is narrower at its foot, with a lid. */
const tub = (x: number, base: number, w: number, h: number, body: string, lid: string): readonly Shape[] => {
  const top = base - h;
  return [
    path(`M${x} ${top + h * 0.1}H${x + w}L${x + w * 0.87} ${base}H${x + w * 0.13}Z`, body),
    rect(x - w * 0.03, top, w * 1.06, h * 0.13, lid, { rx: 2 }),
  ];
};
const tubShadow = (x: number, base: number, w: number, h: number): Shape =>
  path(
    `M${x + w * 0.86} ${base - h * 0.87}H${x + w}L${x + w * 0.87} ${base}H${x + w * 0.76}Z`,
    colour.shade,
    { opacity: 0.14 },
  );

/** The packs of an Iraqi shelf. None has a neck: a row of tall bottles looks like alcohol. */
export const packs = {
  dateSyrup: {
    width: 0.45,
    height: 0.58,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        rect(x + w * 0.1, top, w * 0.8, h * 0.17, colour.label, { rx: 2 }),
        rect(x, top + h * 0.15, w, h * 0.85, colour.date, { rx: w * 0.14 }),
        rect(x, top + h * 0.36, w, h * 0.46, colour.bone),
        ellipse(x + w * 0.4, top + h * 0.6, w * 0.12, h * 0.13, colour.dateLight, 18),
        ellipse(x + w * 0.6, top + h * 0.58, w * 0.12, h * 0.13, colour.date, -16),
        ...shading(x, top + h * 0.2, w, h * 0.76),
      ];
    },
  },
  juice: {
    width: 0.4,
    height: 0.8,
    draw(x, base, w, h) {
      const top = base - h;
      const [cx, cy] = [x + w / 2, top + h * 0.5];
      const segments =
        `M${cx} ${cy - w * 0.24}v${w * 0.48}M${cx - w * 0.21} ${cy - w * 0.12}l${w * 0.42} ${w * 0.24}` +
        `M${cx + w * 0.21} ${cy - w * 0.12}l${-w * 0.42} ${w * 0.24}`;
      return [
        ...carton(x, base, w, h, colour.white, colour.brick),
        rect(x, top + h * 0.74, w, h * 0.26, colour.brick),
        circle(cx, cy, w * 0.33, colour.label),
        circle(cx, cy, w * 0.25, colour.straw),
        path(segments, 'none', { stroke: colour.label, strokeWidth: w * 0.05 }),
        ...shading(x, top + h * 0.22, w, h * 0.78),
      ];
    },
  },
  milk: {
    width: 0.4,
    height: 0.8,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        ...carton(x, base, w, h, colour.petrol, colour.label),
        path(`M${x} ${base - h * 0.22}L${x + w} ${base - h * 0.47}V${base}H${x}Z`, colour.label),
        drop(x + w * 0.36, top + h * 0.32, h * 0.2, colour.white),
        ...shading(x, top + h * 0.24, w, h * 0.76),
      ];
    },
  },
  yoghurt: {
    width: 0.44,
    height: 0.4,
    stack: 2,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        ...tub(x, base, w, h, colour.white, colour.steelDark),
        path(
          `M${x + w * 0.03} ${top + h * 0.34}q${w * 0.24} ${-h * 0.14} ${w * 0.47} 0t${w * 0.47} 0` +
            `L${x + w * 0.9} ${top + h * 0.78}H${x + w * 0.1}Z`,
          colour.sea,
        ),
        circle(x + w * 0.5, top + h * 0.56, h * 0.1, colour.white),
        tubShadow(x, base, w, h),
      ];
    },
  },
  labneh: {
    width: 0.46,
    height: 0.46,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        ...tub(x, base, w, h, colour.bone, colour.ok),
        path(
          `M${x + w * 0.05} ${top + h * 0.36}H${x + w * 0.95}L${x + w * 0.89} ${top + h * 0.82}H${x + w * 0.11}Z`,
          colour.sage,
        ),
        circle(x + w * 0.5, top + h * 0.59, h * 0.15, colour.white),
        leaf(x + w * 0.47, top + h * 0.66, h * 0.16, colour.ok),
        tubShadow(x, base, w, h),
      ];
    },
  },
  tea: {
    width: 0.44,
    height: 0.7,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        rect(x + w * 0.1, top - h * 0.05, w * 0.8, h * 0.07, colour.label, { rx: 2 }),
        rect(x, top, w, h, colour.kurdistan, { rx: 2 }),
        rect(x, top + h * 0.16, w, h * 0.58, colour.bone),
        ...teaGlass(x + w / 2, top + h * 0.26, w * 0.5, h * 0.4),
        rect(x, top + h * 0.88, w, h * 0.06, colour.label),
        ...shading(x, top, w, h),
      ];
    },
  },
  tomatoPaste: {
    width: 0.36,
    height: 0.4,
    stack: 2,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        rect(x, top + 2, w, h - 2, colour.signal),
        rect(x, top + h * 0.3, w, h * 0.44, colour.straw),
        circle(x + w * 0.5, top + h * 0.55, h * 0.17, colour.signal),
        leaf(x + w * 0.5, top + h * 0.4, h * 0.14, colour.ok),
        rect(x, top, w, h * 0.1, colour.steel, { rx: 1.5 }),
        rect(x, base - h * 0.08, w, h * 0.08, colour.steelDark),
        ...shading(x, top + h * 0.1, w, h * 0.82),
      ];
    },
  },
  rice: {
    width: 0.62,
    height: 0.8,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        sack(x, base, w, h, colour.bone),
        circle(x + w / 2, top + h * 0.56, w * 0.3, colour.petrol),
        ...riceGrains.map(([right, down, turned]) =>
          ellipse(x + w * right, top + h * down, w * 0.028, w * 0.075, colour.bone, turned),
        ),
        rect(x + w * 0.22, top + h * 0.1, w * 0.56, h * 0.05, colour.brick),
        rect(x + w * 0.2, top + h * 0.86, w * 0.6, h * 0.04, colour.brick),
        ...shading(x + w * 0.02, top + h * 0.14, w * 0.96, h * 0.82),
      ];
    },
  },
  flour: {
    width: 0.56,
    height: 0.72,
    draw(x, base, w, h) {
      const top = base - h;
      const cx = x + w / 2;
      const ear = [0.36, 0.46, 0.56].flatMap((down) => [
        leaf(cx, top + h * down, w * 0.14, colour.date),
        [
          'g',
          { transform: `translate(${(cx * 2).toFixed(1)} 0) scale(-1 1)` },
          [leaf(cx, top + h * down, w * 0.14, colour.date)],
        ] as Shape,
      ]);
      return [
        sack(x, base, w, h, colour.straw),
        rect(x + w * 0.03, top + h * 0.72, w * 0.94, h * 0.14, colour.brick),
        rect(cx - w * 0.015, top + h * 0.3, w * 0.03, h * 0.36, colour.date),
        ...ear,
        rect(x + w * 0.22, top + h * 0.1, w * 0.56, h * 0.05, colour.date),
        ...shading(x + w * 0.02, top + h * 0.14, w * 0.96, h * 0.82),
      ];
    },
  },
  oilTin: {
    width: 0.48,
    height: 0.74,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        path(`M${x + w * 0.3} ${top + h * 0.02}v${-h * 0.06}h${w * 0.4}v${h * 0.06}`, 'none', {
          stroke: colour.steelDark,
          strokeWidth: 2.5,
        }),
        rect(x, top, w, h, colour.label, { rx: 2 }),
        rect(x, top, w, h * 0.08, colour.brick),
        rect(x, base - h * 0.08, w, h * 0.08, colour.brick),
        circle(x + w / 2, top + h * 0.5, w * 0.36, colour.straw),
        drop(x + w / 2, top + h * 0.3, h * 0.34, colour.brick),
        ...shading(x, top, w, h),
      ];
    },
  },
  water: {
    width: 0.72,
    height: 0.5,
    draw(x, base, w, h) {
      const top = base - h;
      const caps = [0, 1, 2, 3].map((i) =>
        rect(x + w * (0.07 + i * 0.24), top, w * 0.14, h * 0.12, colour.sea, { rx: 1.5 }),
      );
      const folds = [1, 2, 3].map((i) =>
        rect(x + w * (0.01 + i * 0.24), top + h * 0.1, w * 0.02, h * 0.9, colour.sea, { opacity: 0.5 }),
      );
      return [
        ...caps,
        rect(x, top + h * 0.1, w, h * 0.9, colour.mist, { rx: 4 }),
        ...folds,
        rect(x, top + h * 0.42, w, h * 0.36, colour.sea),
        drop(x + w / 2, top + h * 0.46, h * 0.28, colour.white),
        ...shading(x, top + h * 0.1, w, h * 0.9),
      ];
    },
  },
  biscuits: {
    width: 0.5,
    height: 0.62,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        path(
          `M${x + w * 0.05} ${top}H${x + w * 0.95}L${x + w} ${top + h * 0.2}L${x + w * 0.97} ${base}H${x + w * 0.03}L${x} ${top + h * 0.2}Z`,
          colour.rose,
        ),
        rect(x + w * 0.05, top, w * 0.9, h * 0.07, colour.date),
        ...[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) =>
            circle(
              x + w * (0.26 + column * 0.24),
              top + h * (0.36 + row * 0.19),
              w * 0.085,
              (row + column) % 2 ? colour.date : colour.bone,
            ),
          ),
        ),
        ...shading(x + w * 0.03, top + h * 0.1, w * 0.94, h * 0.9),
      ];
    },
  },
  washingPowder: {
    width: 0.5,
    height: 0.82,
    draw(x, base, w, h) {
      const top = base - h;
      return [
        rect(x, top, w, h, colour.sea),
        ...[0, 1, 2, 3].map((i) =>
          rect(
            x + w * 0.14,
            top + h * (0.2 + i * 0.16),
            w * (0.72 - (i % 2) * 0.24),
            h * 0.07,
            i % 2 ? colour.label : colour.bone,
          ),
        ),
        ...shading(x, top, w, h),
      ];
    },
  },
  sugar: {
    width: 0.44,
    height: 0.58,
    draw(x, base, w, h) {
      const top = base - h;
      const cx = x + w / 2;
      return [
        rect(x, top, w, h, colour.mist),
        rect(x + w * 0.18, top + h * 0.18, w * 0.64, h * 0.46, colour.petrol),
        path(
          `M${cx} ${top + h * 0.25}L${x + w * 0.7} ${top + h * 0.41}L${cx} ${top + h * 0.57}L${x + w * 0.3} ${top + h * 0.41}Z`,
          colour.signal,
        ),
        ...shading(x, top, w, h),
      ];
    },
  },
} as const satisfies Record<string, Pack>;

/** Positions and rotations of the grains on a sack of rice: fractions of its width and height, and degrees. */
const riceGrains = [
  [0.38, 0.5, 30],
  [0.52, 0.46, -20],
  [0.62, 0.56, 40],
  [0.44, 0.6, -35],
  [0.55, 0.66, 15],
] as const;

export type PackName = keyof typeof packs;

/** Returns the width and height in px of one facing on a shelf of the given height. Some packs are stacked two high. */
export function facingSize(name: PackName, shelfHeight: number): { width: number; height: number } {
  const pack: Pack = packs[name];
  return { width: shelfHeight * pack.width, height: shelfHeight * pack.height * (pack.stack ?? 1) };
}

/** Returns one facing of a pack on `base`, with its left edge at `x`, on a shelf of the given height in px. */
export function facing(name: PackName, x: number, base: number, shelfHeight: number): readonly Shape[] {
  const pack: Pack = packs[name];
  const [width, height] = [shelfHeight * pack.width, shelfHeight * pack.height];
  const lower = pack.draw(x, base, width, height);
  return pack.stack ? [...lower, ...pack.draw(x, base - height - 1, width, height)] : lower;
}
