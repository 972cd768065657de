import { circle, path, rect, repeat } from './svg.ts';

/** Draws the graphic printed on a pack into the given box, in two colours. */
type DrawPrint = (x: number, y: number, w: number, h: number, first: string, second: string) => string;

/** The graphics a pack can carry. Their order is part of the seed: a shelf picks by position. */
export const prints = {
  disc: (x, y, w, h, first, second) =>
    circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, first) +
    rect(x + w * 0.22, y + h * 0.86, w * 0.56, h * 0.05, second),

  band: (x, y, w, h, first, second) =>
    rect(x, y + h * 0.3, w, h * 0.34, first) + rect(x + w * 0.16, y + h * 0.43, w * 0.68, h * 0.08, second),

  slope: (x, y, w, h, first, second) =>
    path(`M${x} ${y + h * 0.7} L${x + w} ${y + h * 0.35} V${y + h} H${x}Z`, first) +
    circle(x + w * 0.3, y + h * 0.3, w * 0.13, second),

  halves: (x, y, w, h, first, second) => {
    // A radius just too small is scaled up to half the chord: the halves stay round when numbers are rounded.
    const radius = w * 0.33;
    const half = (sweep: 0 | 1, fill: string) =>
      path(`M${x + w / 2} ${y + h * 0.2} a${radius} ${radius} 0 0 ${sweep} 0 ${w * 0.68}Z`, fill);
    return half(1, first) + half(0, second);
  },

  lines: (x, y, w, h, first, second) =>
    repeat(4, (i) =>
      rect(
        x + w * 0.14,
        y + h * (0.2 + i * 0.16),
        w * (0.72 - (i % 2) * 0.24),
        h * 0.07,
        i % 2 ? second : first,
      ),
    ),

  diamond: (x, y, w, h, first, second) => {
    const corners = [
      `M${x + w * 0.5} ${y + h * 0.25}`,
      `L${x + w * 0.7} ${y + h * 0.41}`,
      `L${x + w * 0.5} ${y + h * 0.57}`,
      `L${x + w * 0.3} ${y + h * 0.41}Z`,
    ];
    return rect(x + w * 0.18, y + h * 0.18, w * 0.64, h * 0.46, first) + path(corners.join(' '), second);
  },

  wave: (x, y, w, h, first, second) =>
    path(
      `M${x} ${y + h * 0.46} q${w * 0.25} ${-h * 0.14} ${w * 0.5} 0 t${w * 0.5} 0 V${y + h} H${x}Z`,
      first,
    ) + rect(x + w * 0.2, y + h * 0.2, w * 0.6, h * 0.07, second),

  dots: (x, y, w, h, first, second) =>
    repeat(9, (i) => {
      const row = Math.floor(i / 3);
      const column = i % 3;
      const fill = (row + column) % 2 ? first : second;
      return circle(x + w * (0.26 + column * 0.24), y + h * (0.26 + row * 0.2), w * 0.075, fill);
    }),
} as const satisfies Record<string, DrawPrint>;

export type PrintName = keyof typeof prints;

/** Every print, in the order a shelf picks from. */
export const printNames = Object.keys(prints) as [PrintName, ...PrintName[]];

/** The print that stands in for `wanted` on a label too small for all of them. */
export function labelPrint(wanted: PrintName, choices: readonly [PrintName, ...PrintName[]]): PrintName {
  return choices[printNames.indexOf(wanted) % choices.length] ?? choices[0];
}
