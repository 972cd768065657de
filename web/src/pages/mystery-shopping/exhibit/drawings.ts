import { bracket, circle, gap, moved, path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { Check, Step, Store } from './visit.ts';

/** Blenders of the shop's three brands: base, jar, lid. The first is the client's. */
const brands = {
  own: [colour.petrol, colour.mist, colour.label],
  second: [colour.date, colour.rose, colour.straw],
  third: [colour.brick, colour.bone, colour.brick],
} as const;
type Brand = keyof typeof brands;

/** Returns a blender whose foot stands at (x, b). */
function blender(x: number, b: number, w: number, h: number, brand: Brand): Shape[] {
  const [base, jar, lid] = brands[brand];
  return [
    path(`M${x + w * 0.12} ${b}L${x + w * 0.2} ${b - h * 0.36}H${x + w * 0.8}L${x + w * 0.88} ${b}Z`, base),
    path(
      `M${x + w * 0.2} ${b - h * 0.38}L${x + w * 0.04} ${b - h * 0.9}H${x + w * 0.86}L${x + w * 0.8} ${b - h * 0.38}Z`,
      jar,
    ),
    path(`M${x + w * 0.86} ${b - h * 0.82}h${w * 0.14}v${h * 0.3}h${-w * 0.19}`, 'none', {
      stroke: jar,
      strokeWidth: w * 0.08,
    }),
    rect(x, b - h * 0.97, w * 0.9, h * 0.08, lid, { rx: 1.5 }),
    rect(x + w * 0.34, b - h, w * 0.22, h * 0.05, lid),
    circle(x + w * 0.5, b - h * 0.17, w * 0.11, lid),
    rect(x + w * 0.28, b - h * 0.8, w * 0.09, h * 0.34, colour.white, { opacity: 0.35 }),
  ];
}

export const frontSize = { width: 220, height: 122 };

/** Returns the front of a showroom; in a scan bracket if it is the shown one. Its rail continues to both sides. */
export function shopFront({ front: { wall, sign, cloth } }: Store, chosen: boolean): Shape[] {
  const { width: w, height: h } = frontSize;
  const panel = w / 8;
  const awning = Array.from({ length: 8 }, (_, i) =>
    path(
      `M${i * panel} ${h * 0.37}h${panel}v${h * 0.1}a${panel / 2} ${h * 0.06} 0 0 1 ${-panel} 0Z`,
      i % 2 ? colour.white : cloth,
    ),
  );
  const window = (['own', 'own', 'second', 'third'] as const).flatMap((brand, i) =>
    blender(w * (0.11 + i * 0.12), h * 0.9, w * 0.1, h * 0.26, brand),
  );
  return [
    rect(0, h * 0.2, w, h * 0.8, wall),
    rect(0, h * 0.2, w, h * 0.17, sign),
    rect(w * 0.07, h * 0.255, w * 0.3, h * 0.055, colour.label),
    rect(w * 0.4, h * 0.255, w * 0.16, h * 0.055, colour.white, { opacity: 0.75 }),
    ...awning,
    rect(w * 0.08, h * 0.58, w * 0.52, h * 0.32, colour.deep),
    rect(w * 0.68, h * 0.55, w * 0.22, h * 0.45, colour.deep),
    rect(w * 0.705, h * 0.585, w * 0.17, h * 0.415, colour.counter),
    circle(w * 0.725, h * 0.79, 2, colour.label),
    ...window,
    rect(w * 0.06, h * 0.9, w * 0.56, h * 0.035, colour.steel),
    ...rail(-120, h, w + 240, 12),
    ...(chosen ? [bracket(1.5, h * 0.12, w - 3, h * 0.88 - 2, colour.white, 20)] : []),
  ];
}

export const photoSize = { width: 316, height: 212 };
const { width: w, height: h } = photoSize;
const counter = h - 42;
const place = (i: number) => 16 + i * ((w - 32) / 5);

/** Boxes on the upper shelf, and the counter, which every photo shows. */
function shop(): Shape[] {
  const boxes: readonly (readonly [body: string, print: string])[] = [
    [colour.sea, colour.bone],
    [colour.bone, colour.petrol],
    [colour.mist, colour.petrol],
    [colour.rose, colour.date],
  ];
  return [
    rect(0, 0, w, h, colour.deepRaised),
    ...boxes.flatMap(([body, print], i): Shape[] => [
      rect(8 + i * (w / 4), 0, w / 4 - 12, 34, body),
      rect(18 + i * (w / 4), 10, w / 4 - 32, 8, print),
      rect(8 + i * (w / 4) + (w / 4 - 12) * 0.87, 0, (w / 4 - 12) * 0.13, 34, colour.shade, {
        opacity: 0.16,
      }),
    ]),
    ...rail(0, 34, w, 8),
    ...rail(0, counter, w, 12),
    rect(0, counter + 12, w, 30, colour.counter),
  ];
}

/** Returns a person seen from behind, standing on `foot`: no face is ever drawn. */
function shopper(x: number, foot: number, size: number, coat: string): Shape[] {
  return [
    path(
      `M${x - size * 0.17} ${foot}V${foot - size * 0.5}q0 ${-size * 0.2} ${size * 0.17} ${-size * 0.2}t${size * 0.17} ${size * 0.2}V${foot}Z`,
      coat,
    ),
    circle(x, foot - size * 0.86, size * 0.12, colour.date),
  ];
}

const row = (brandsInRow: readonly Brand[]) =>
  brandsInRow.flatMap((brand, i) => blender(place(i) + 3, counter, 50, 104, brand));

/** The check shown in the photo of each step. */
export const pictured: Readonly<Record<Step, Check>> = {
  greeting: 'badge',
  wait: 'quickly',
  advice: 'brand',
  upsell: 'jar',
  payment: 'price',
  goodbye: 'warranty',
};

/** The photo of the shopper's phone at a step. A missed check is often a gap with a dashed outline. */
const scenes: Readonly<Record<Step, (missed: boolean) => Shape[]>> = {
  greeting: (missed) => [
    ...shopper(110, counter, 118, colour.sea),
    ...shopper(206, counter, 118, colour.brick),
    ...(missed
      ? [gap(190, counter - 62, 32, 22, colour.label)]
      : [rect(190, counter - 62, 32, 22, colour.white), rect(195, counter - 52, 22, 4, colour.petrol)]),
    bracket(158, counter - 122, 96, 120),
  ],
  wait: (missed) => [
    ...(missed ? [84, 148, 212] : [84]).flatMap((x, i) =>
      shopper(x, counter, 112, [colour.petrol, colour.brick, colour.sage][i] ?? colour.sea),
    ),
    ...shopper(272, counter, 118, colour.sea),
    bracket(36, counter - 120, missed ? 226 : 96, 118),
  ],
  advice: (missed) => [
    ...row(['own', 'own', 'second', 'third', 'third']),
    bracket(place(missed ? 2 : 1) - 6, counter - 113, 68, 115),
  ],
  upsell: (missed) => [
    ...blender(78, counter, 58, 116, 'own'),
    ...(missed
      ? [gap(176, counter - 74, 50, 74, colour.label)]
      : [
          moved(122, 44, blender(54, counter, 58, 116, 'own').slice(1, 4)),
          rect(180, counter - 6, 44, 6, colour.label),
        ]),
    bracket(164, counter - 92, 76, 94),
  ],
  payment: (missed) => [
    ...blender(52, counter, 50, 104, 'own'),
    rect(48, counter + 1, 62, 24, colour.white),
    rect(56, counter + 8, 34, 5, colour.ink),
    rect(56, counter + 16, 22, 4, colour.control),
    rect(176, counter - 108, 74, 108, colour.white),
    ...[0, 1, 2, 3].map((i) => rect(186, counter - 94 + i * 16, [44, 32, 50, 38][i] ?? 40, 6, colour.ink)),
    rect(186, counter - 26, 54, 12, missed ? colour.signal : colour.ok),
    bracket(164, counter - 118, 98, 120),
  ],
  goodbye: (missed) => [
    path(`M84 ${counter}V${counter - 96}H164V${counter}Z`, colour.label),
    path(`M104 ${counter - 96}v-14a20 18 0 0 1 40 0v14`, 'none', { stroke: colour.straw, strokeWidth: 5 }),
    rect(104, counter - 62, 40, 28, colour.petrol),
    ...(missed
      ? [gap(196, counter - 54, 68, 44, colour.label)]
      : [
          rect(196, counter - 54, 68, 44, colour.white),
          rect(204, counter - 44, 40, 6, colour.petrol),
          rect(204, counter - 32, 52, 4, colour.control),
        ]),
    bracket(184, counter - 68, 92, 70),
  ],
};

/** The x of the part of a photo that its label points at, in px from its left edge. */
export const pointedAt: Readonly<Record<Step, (missed: boolean) => number>> = {
  greeting: () => 206,
  wait: (missed) => (missed ? 148 : 84),
  advice: (missed) => place(missed ? 2 : 1) + 28,
  upsell: () => 201,
  payment: () => 213,
  goodbye: () => 230,
};

/** Returns the photo of a step, by whether its check was missed. */
export function photoOf(step: Step, missed: boolean): Shape[] {
  return [...shop(), ...scenes[step](missed)];
}
