import { facing, facingSize, type PackName, packs } from '#web/drawing/packs.ts';
import { circle, gap, moved, path, rail, recoloured, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { type ChannelName, channels, type DifferenceName, type ShelfRow } from './channels.ts';

/** The layout for wide or for narrow screens: the same objects in other places. */
export type Layout = 'wide' | 'narrow';
/** The agreed plan as a drawing, or the store as it was found. */
export type Mode = 'plan' | 'found';

interface Point {
  x: number;
  y: number;
}

const sizes: Readonly<Record<Layout, Readonly<Record<ChannelName, { width: number; height: number }>>>> = {
  wide: {
    hypermarket: { width: 1240, height: 520 },
    minimarket: { width: 1240, height: 520 },
    dukkan: { width: 1240, height: 520 },
  },
  narrow: {
    hypermarket: { width: 624, height: 672 },
    minimarket: { width: 390, height: 420 },
    dukkan: { width: 390, height: 420 },
  },
};

/**
 * Returns the size of a scene in its own units, which are px unless it is scaled. All scenes of a layout have one aspect
 * ratio.
 */
export function sceneSize(channel: ChannelName, layout: Layout): { width: number; height: number } {
  return sizes[layout][channel];
}

/**
 * The centres of the badges, in the scene's units. `x` counts from the left of the English scene; callers mirror it for Arabic.
 */
const badges: Readonly<
  Record<Layout, Readonly<Record<ChannelName, Partial<Record<DifferenceName, Point>>>>>
> = {
  wide: {
    hypermarket: {
      header: { x: 715, y: 56 },
      label: { x: 748, y: 118 },
      empty: { x: 621, y: 277 },
      foreign: { x: 735, y: 420 },
      promoter: { x: 1048, y: 183 },
    },
    minimarket: { tray: { x: 930, y: 310 }, empty: { x: 417, y: 316 }, wobbler: { x: 118, y: 240 } },
    dukkan: { poster: { x: 158, y: 214 }, foreign: { x: 936, y: 360 } },
  },
  narrow: {
    hypermarket: {
      header: { x: 400, y: 52 },
      label: { x: 552, y: 108 },
      empty: { x: 430, y: 268 },
      foreign: { x: 544, y: 372 },
      promoter: { x: 520, y: 530 },
    },
    minimarket: { tray: { x: 295, y: 294 }, empty: { x: 217, y: 205 }, wobbler: { x: 60, y: 178 } },
    dukkan: { poster: { x: 78, y: 200 }, foreign: { x: 315, y: 242 } },
  },
};

/** Returns the centre of a difference's badge, in the scene's units, counted from the left of the English scene. */
export function badgeOf(channel: ChannelName, difference: DifferenceName, layout: Layout): Point {
  return badges[layout][channel][difference] ?? { x: 0, y: 0 };
}

/** Returns where the plan has to end to reveal a difference of the store, in per cent of the scene. */
export function cutBefore(channel: ChannelName, difference: DifferenceName, layout: Layout): number {
  const { width } = sceneSize(channel, layout);
  const badge = badgeOf(channel, difference, layout);
  // Space for the badge and the handle, which extends over the cut.
  const room = width * (layout === 'wide' ? 0.045 : 0.14);
  return Math.max(0, Math.floor(((badge.x - room) / width) * 100));
}

/** A text on a white label on a rail, in the scene's units. */
export interface Note extends Point {
  text: PackName | 'price';
  width: number;
}

/** Returns the labels of a scene, at their places in the English scene. */
export function notesOf(channel: ChannelName, layout: Layout): readonly Note[] {
  if (channel !== 'hypermarket') return [];
  const { shelves } = hypermarket[layout];
  const width = layout === 'wide' ? 148 : 174;
  const starts = layout === 'wide' ? [160, 538] : [40];
  const names = channels.hypermarket.rows.flatMap(({ pack }, i) =>
    starts.map((x): Note => ({ text: pack, x, y: (shelves.feet[i] ?? 0) - 4, width })),
  );
  const [foot = 0] = shelves.feet;
  const price = layout === 'wide' ? { x: 696, width: 70 } : { x: 512, width: 84 };
  return [...names, { text: 'price', y: foot - 6, ...price }];
}

interface Shelves {
  x: number;
  width: number;
  /** The height of a shelf, in the scene's units. The sizes of its packs are fractions of it. */
  height: number;
  /** The y coordinates on which the rows of packs stand. */
  feet: readonly number[];
}

const hypermarket: Readonly<
  Record<
    Layout,
    {
      header: { x: number; y: number; width: number; height: number };
      bay: { x: number; y: number; width: number; height: number };
      shelves: Shelves;
      table: { x: number; y: number; width: number };
      promoter: { x: number; foot: number; height: number };
    }
  >
> = {
  wide: {
    header: { x: 50, y: 20, width: 810, height: 72 },
    bay: { x: 70, y: 92, width: 770, height: 398 },
    shelves: { x: 100, width: 700, height: 112, feet: [222, 342, 472] },
    table: { x: 930, y: 330, width: 270 },
    promoter: { x: 1080, foot: 330, height: 216 },
  },
  narrow: {
    header: { x: 14, y: 20, width: 596, height: 64 },
    bay: { x: 24, y: 84, width: 576, height: 330 },
    shelves: { x: 40, width: 544, height: 88, feet: [186, 290, 396] },
    table: { x: 60, y: 540, width: 270 },
    promoter: { x: 470, foot: 642, height: 200 },
  },
};
const minimarket = {
  wide: {
    shelves: { x: 90, width: 640, height: 148, feet: [210, 400] },
    counter: { x: 800, y: 350, width: 330 },
    tray: { x: 876, width: 160, height: 60 },
    wobbler: { x: 118, y: 240, r: 24 },
  },
  narrow: {
    shelves: { x: 40, width: 310, height: 92, feet: [150, 250] },
    counter: { x: 150, y: 318, width: 224 },
    tray: { x: 250, width: 90, height: 40 },
    wobbler: { x: 60, y: 178, r: 21 },
  },
} as const;
const dukkan = {
  wide: {
    sign: { x: 40, y: 26, width: 1160, height: 76 },
    awning: { y: 102, panels: 20, drop: 40 },
    poster: { x: 132, y: 184, width: 168, height: 220 },
    sacks: { x: 352, width: 56, height: 96 },
    door: { x: 570, y: 176, width: 150 },
    cooler: { x: 830, y: 178, width: 210, height: 80, feet: [298, 386, 474] },
  },
  narrow: {
    sign: { x: 16, y: 34, width: 358, height: 50 },
    awning: { y: 84, panels: 8, drop: 32 },
    poster: { x: 30, y: 166, width: 96, height: 128 },
    sacks: { x: 34, width: 30, height: 52 },
    door: { x: 144, y: 140, width: 92 },
    cooler: { x: 254, y: 150, width: 112, height: 46, feet: [240, 298, 362] },
  },
} as const;

/** The height of the strip below a scene, which has its caption, in the scene's units. */
const floorHeight = 30;

/** The colours of a pack of another brand. */
const foreignColours = {
  [colour.ok]: colour.date,
  [colour.sage]: colour.signal,
  [colour.sea]: colour.signal,
  [colour.steelDark]: colour.date,
};

/** Returns the outlines of shapes, without highlights and shadows. */
function outlined(shapes: readonly Shape[]): readonly Shape[] {
  return shapes
    .filter(([, { opacity }]) => opacity === undefined)
    .map(([tag, attributes, children]): Shape => {
      const line = { ...attributes, fill: colour.white, stroke: colour.petrol, strokeWidth: 1.5 };
      return children ? [tag, attributes, outlined(children)] : [tag, line];
    });
}

/**
 * Returns a channel's scene in one of its two modes, which match point for point. In Arabic positions are mirrored,
 * packs are not.
 */
export function scene(channel: ChannelName, mode: Mode, layout: Layout, rtl: boolean): readonly Shape[] {
  const size = sceneSize(channel, layout);
  const pen = penOf(mode, size.width, rtl);
  const ground =
    mode === 'plan'
      ? squares(size)
      : [
          rect(0, 0, size.width, size.height, colour.deepRaised),
          rect(0, 0, size.width, size.height * 0.05, colour.black, { opacity: 0.25 }),
        ];
  const floor = size.height - floorHeight;
  const strip =
    mode === 'plan'
      ? rect(0, floor, size.width, 1.7, colour.petrol)
      : rect(0, floor, size.width, floorHeight, colour.black, { opacity: 0.6 });
  return [...ground, strip, ...things[channel](pen, layout, floor)];
}

/** Returns the lines of squared paper over an area. */
function squares({ width, height }: { width: number; height: number }): readonly Shape[] {
  const step = 20;
  const lines = [
    ...Array.from({ length: Math.floor(width / step) }, (_, i) => `M${(i + 1) * step} 0V${height}`),
    ...Array.from({ length: Math.floor(height / step) }, (_, i) => `M0 ${(i + 1) * step}H${width}`),
  ];
  return [
    rect(0, 0, width, height, colour.paper),
    path(lines.join(''), 'none', { stroke: colour.paperLine, strokeWidth: 1 }),
  ];
}

type Pen = ReturnType<typeof penOf>;

/**
 * Returns functions that draw objects of a scene by their left-to-right positions: outlined in the plan, coloured in the
 * store.
 */
function penOf(mode: Mode, sceneWidth: number, rtl: boolean) {
  const plan = mode === 'plan';
  const ink = { stroke: colour.petrol, strokeWidth: 1.7 };
  const at = (x: number, width = 0) => (rtl ? sceneWidth - x - width : x);
  const dashes = { stroke: colour.label, strokeWidth: 2.4, strokeDasharray: '8 6' };
  const box = (x: number, y: number, width: number, height: number, fill: string): Shape =>
    plan
      ? rect(at(x, width), y, width, height, colour.white, ink)
      : rect(at(x, width), y, width, height, fill);
  return {
    plan,
    at,
    box,
    /** Return the shapes only when drawing the store (`found`) or the plan (`planned`). */
    found: (...shapes: Shape[]): readonly Shape[] => (plan ? [] : shapes),
    planned: (...shapes: Shape[]): readonly Shape[] => (plan ? shapes : []),
    /** Returns a filled strip, such as print on a sign; in the plan always in the same colour. */
    print: (x: number, y: number, width: number, height: number, fill: string, opacity = 1): Shape =>
      rect(at(x, width), y, width, height, plan ? colour.petrol : fill, opacity < 1 ? { opacity } : {}),
    disc: (x: number, y: number, r: number, fill: string): Shape =>
      plan ? circle(at(x), y, r, colour.white, ink) : circle(at(x), y, r, fill),
    /** An object that is in the plan but not in the store. */
    missing: (x: number, y: number, width: number, height: number, stroke: string = colour.label): Shape =>
      plan
        ? rect(at(x, width), y, width, height, colour.white, ink)
        : rect(at(x, width), y, width, height, 'none', { ...dashes, stroke }),
    missingDisc: (x: number, y: number, r: number): Shape =>
      plan ? circle(at(x), y, r, colour.white, ink) : circle(at(x), y, r, 'none', dashes),
    /** A missing person, drawn without a face. */
    missingPerson: (x: number, foot: number, height: number): readonly Shape[] => {
      const look = plan ? ink : dashes;
      const fill = plan ? colour.white : 'none';
      const cx = at(x);
      const body =
        `M${cx - height * 0.15} ${foot}V${foot - height * 0.5}q0 ${-height * 0.2} ${height * 0.15} ${-height * 0.2}` +
        `t${height * 0.15} ${height * 0.2}V${foot}Z`;
      return [path(body, fill, look), circle(cx, foot - height * 0.86, height * 0.115, fill, look)];
    },
    /** Rows of facings on their rails. */
    shelf: (
      row: ShelfRow,
      { x, width, height, foot }: { x: number; width: number; height: number; foot: number },
      railWidth = 16,
    ): readonly Shape[] => {
      const step = width / row.facings;
      const size = facingSize(row.pack, height);
      const facings = Array.from({ length: row.facings }, (_, i): readonly Shape[] => {
        const left = at(x + i * step + (step - size.width) / 2, size.width);
        if (!plan && row.empty.includes(i))
          return [gap(left, foot - size.height, size.width, size.height, colour.label)];
        // The packs of a row differ only in their position, so that they take almost no bytes once compressed.
        const pack = facing(row.pack, 0, foot, height);
        if (plan) return [moved(left, 0, outlined(pack))];
        return [moved(left, 0, row.foreign.includes(i) ? recoloured(pack, foreignColours) : pack)];
      });
      const left = at(x - railWidth / 2, width + railWidth);
      return [
        ...facings.flat(),
        ...(plan
          ? [rect(left, foot, width + railWidth, 10, colour.white, ink)]
          : rail(left, foot, width + railWidth, 12)),
      ];
    },
  };
}

const things: Readonly<Record<ChannelName, (pen: Pen, layout: Layout, floor: number) => readonly Shape[]>> = {
  hypermarket(pen, layout, floor) {
    const { header, bay, shelves, table, promoter } = hypermarket[layout];
    const middle = table.x + table.width / 2;
    const samples = Array.from({ length: 4 }, (_, i) => {
      const left = pen.at(table.x + 18 + i * 34, 26);
      const tub = packs.yoghurt.draw(left, table.y, 26, 28);
      return pen.plan ? outlined(tub) : tub;
    });
    return [
      pen.box(bay.x, bay.y, bay.width, bay.height, colour.petrol),
      ...pen.found(
        rect(pen.at(bay.x + 16, bay.width - 32), bay.y + 12, bay.width - 32, bay.height - 24, colour.deep),
        rect(pen.at(header.x + 10, 10), header.y + header.height - 4, 10, 8, colour.steelDark),
        rect(pen.at(header.x + header.width - 22, 10), header.y + header.height - 4, 10, 8, colour.steelDark),
      ),
      pen.missing(header.x, header.y, header.width, header.height),
      ...pen.planned(
        pen.disc(header.x + 60, header.y + header.height / 2, 22, colour.white),
        pen.print(header.x + 100, header.y + header.height / 2 - 12, 230, 9, colour.petrol),
        pen.print(header.x + 100, header.y + header.height / 2 + 6, 150, 7, colour.petrol, 0.6),
      ),
      ...channels.hypermarket.rows.flatMap((row, i) =>
        pen.shelf(row, { ...shelves, foot: shelves.feet[i] ?? 0 }),
      ),
      ...pen.missingPerson(promoter.x, promoter.foot, promoter.height),
      pen.box(table.x, table.y, table.width, 14, colour.steel),
      pen.box(table.x + 16, table.y + 14, table.width - 32, floor - table.y - 14, colour.petrol),
      pen.disc(middle, table.y + 44, 22, colour.brick),
      ...pen
        .found(
          pen.print(middle - 54, table.y + 74, 108, 9, colour.white),
          pen.print(middle - 34, table.y + 90, 68, 7, colour.white, 0.55),
        )
        .filter(() => floor - table.y > 100),
      ...samples.flat(),
    ];
  },
  minimarket(pen, layout, floor) {
    const { shelves, counter, tray, wobbler } = minimarket[layout];
    return [
      ...channels.minimarket.rows.flatMap((row, i) =>
        pen.shelf(row, { ...shelves, foot: shelves.feet[i] ?? 0 }),
      ),
      pen.missingDisc(wobbler.x, wobbler.y, wobbler.r),
      pen.box(counter.x + 10, counter.y, counter.width - 20, floor - counter.y, colour.brick),
      pen.box(counter.x, counter.y - 10, counter.width, 12, colour.steel),
      pen.missing(tray.x, counter.y - 10 - tray.height, tray.width, tray.height),
    ];
  },
  dukkan(pen, layout, floor) {
    const { sign, awning, poster, sacks, door, cooler } = dukkan[layout];
    const { width } = sceneSize('dukkan', layout);
    const panel = (width - 16) / awning.panels;
    const bags = [0, 1, 2].map((i) => {
      const left = pen.at(sacks.x + i * (sacks.width + 3), sacks.width);
      const bag = facing('flour', left, floor, sacks.width / 0.56);
      return pen.plan ? outlined(bag) : bag;
    });
    const glass = { x: cooler.x + cooler.width * 0.07, width: cooler.width * 0.86 };
    return [
      ...pen.found(
        rect(0, 0, width, floor, colour.wall),
        rect(0, floor, width, floorHeight, colour.pavement),
        rect(0, floor, width, 3, colour.shade, { opacity: 0.2 }),
      ),
      pen.box(sign.x, sign.y, sign.width, sign.height, colour.petrol),
      pen.print(sign.x + 36, sign.y + sign.height / 2 - 5, sign.width * 0.33, 10, colour.white),
      ...Array.from({ length: awning.panels }, (_, i): Shape => {
        const flap = `M${8 + i * panel} ${awning.y}h${panel}v${awning.drop * 0.62}a${panel / 2} ${awning.drop * 0.38} 0 0 1 ${-panel} 0Z`;
        return pen.plan
          ? path(flap, colour.white, { stroke: colour.petrol, strokeWidth: 1.7 })
          : path(flap, i % 2 ? colour.white : colour.signal);
      }),
      pen.missing(poster.x, poster.y, poster.width, poster.height, colour.danger),
      ...pen.planned(
        pen.disc(
          poster.x + poster.width / 2,
          poster.y + poster.height * 0.4,
          poster.width * 0.26,
          colour.white,
        ),
        pen.print(
          poster.x + poster.width * 0.2,
          poster.y + poster.height * 0.74,
          poster.width * 0.6,
          7,
          colour.petrol,
        ),
        pen.print(
          poster.x + poster.width * 0.3,
          poster.y + poster.height * 0.84,
          poster.width * 0.4,
          5,
          colour.petrol,
          0.6,
        ),
      ),
      pen.box(door.x, door.y, door.width, floor - door.y, colour.deep),
      ...pen.found(
        rect(
          pen.at(door.x + 10, door.width - 20),
          door.y + 12,
          door.width - 20,
          floor - door.y - 12,
          colour.counter,
        ),
        circle(pen.at(door.x + door.width - 20), (door.y + floor) / 2 + 30, 3.5, colour.steel),
      ),
      pen.box(cooler.x, cooler.y, cooler.width, floor - cooler.y, colour.white),
      ...pen.found(
        rect(pen.at(glass.x, glass.width), cooler.y + 34, glass.width, floor - cooler.y - 44, colour.deep),
      ),
      pen.box(cooler.x, cooler.y, cooler.width, 30, colour.petrol),
      ...pen.found(pen.print(cooler.x + 14, cooler.y + 11, cooler.width * 0.46, 9, colour.white)),
      ...channels.dukkan.rows.flatMap((row, i) =>
        pen.shelf(row, { ...glass, height: cooler.height, foot: cooler.feet[i] ?? 0 }, 0),
      ),
      ...bags.flat(),
    ];
  },
};
