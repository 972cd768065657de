import { colour, type Scheme } from '#web/theme/drawing-colours.ts';
import { labelPrint, type PrintName, prints } from '../prints.ts';
import { path, rect } from '../svg.ts';

/** Draws one facing whose foot stands at (x, base); `w` and `h` are its full width and height. */
type DrawPack = (x: number, base: number, w: number, h: number, scheme: Scheme, print: PrintName) => string;

/** The shadow at a pack's right edge and the light at its left edge. */
const shading = (x: number, y: number, w: number, h: number) =>
  rect(x + w * 0.86, y, w * 0.14, h, colour.shade, 'opacity=".16"') +
  rect(x, y, w * 0.07, h, '#fff', 'opacity=".2"');

/** The packs a shelf can hold. Their order is part of the seed: a shelf picks by position. */
export const packs = {
  box: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    return rect(x, top, w, h, body) + prints[print](x, top, w, h, accent, detail) + shading(x, top, w, h);
  },

  can: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    return (
      rect(x, top + 3, w, h - 3, body, 'rx="3"') +
      prints[print](x, top + 6, w, h - 10, accent, detail) +
      rect(x + 1.5, top, w - 3, 5, colour.steel, 'rx="1.5"') +
      rect(x + 1.5, base - 4, w - 3, 4, colour.steelDark, 'rx="1"') +
      shading(x, top + 5, w, h - 9)
    );
  },

  bottle: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    const neck = w * 0.36;
    const left = x + (w - neck) / 2;
    const shoulder = h * 0.34;
    const outline = [
      `M${left} ${top + h * 0.1} V${top + shoulder * 0.55}`,
      `Q${left} ${top + shoulder * 0.8} ${x} ${top + shoulder}`,
      `V${base - 3} q0 3 3 3 H${x + w - 3} q3 0 3 -3 V${top + shoulder}`,
      `Q${left + neck} ${top + shoulder * 0.8} ${left + neck} ${top + shoulder * 0.55} V${top + h * 0.1}Z`,
    ];
    const onLabel = prints[labelPrint(print, ['disc', 'slope', 'diamond', 'halves'])];
    return (
      path(outline.join(' '), body) +
      rect(left - 1.5, top, neck + 3, h * 0.11, detail, 'rx="1.5"') +
      rect(x, top + h * 0.46, w, h * 0.36, accent) +
      onLabel(x, top + h * 0.46, w, h * 0.36, detail, body) +
      shading(x, top + shoulder, w, h - shoulder)
    );
  },

  gable: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    const fold = top + h * 0.24;
    const roof = `L${x + w * 0.14} ${top + h * 0.08} H${x + w * 0.86} L${x + w} ${fold}`;
    return (
      path(`M${x} ${fold} ${roof} V${base} H${x}Z`, body) +
      rect(x + w * 0.12, top, w * 0.76, h * 0.09, accent) +
      path(`M${x} ${fold} H${x + w} V${top + h * 0.27} H${x}Z`, colour.shade, 'opacity=".15"') +
      prints[print](x, top + h * 0.27, w, h * 0.73, accent, detail) +
      shading(x, fold, w, h * 0.76)
    );
  },

  jar: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    const onLabel = prints[labelPrint(print, ['band', 'disc', 'diamond'])];
    return (
      rect(x, top + h * 0.14, w, h * 0.86, body, 'rx="5"') +
      rect(x + w * 0.06, top, w * 0.88, h * 0.17, detail, 'rx="2"') +
      rect(x, top + h * 0.36, w, h * 0.44, accent) +
      onLabel(x, top + h * 0.36, w, h * 0.44, detail, body) +
      shading(x, top + h * 0.17, w, h * 0.8)
    );
  },

  pouch: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    const left = `H${x + w * 0.03} L${x} ${top + h * 0.2}Z`;
    return (
      path(
        `M${x + w * 0.05} ${top} H${x + w * 0.95} L${x + w} ${top + h * 0.2} L${x + w * 0.97} ${base} ${left}`,
        body,
      ) +
      rect(x + w * 0.05, top, w * 0.9, h * 0.07, accent) +
      prints[print](x + w * 0.04, top + h * 0.16, w * 0.92, h * 0.8, accent, detail) +
      shading(x + w * 0.03, top + h * 0.1, w * 0.94, h * 0.9)
    );
  },

  tin: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    return (
      rect(x + w * 0.34, top - 5, w * 0.32, 6, colour.steelDark) +
      rect(x, top, w, h, body, 'rx="2"') +
      rect(x, top, w, h * 0.08, detail) +
      rect(x, base - h * 0.08, w, h * 0.08, detail) +
      prints[print](x, top + h * 0.1, w, h * 0.78, accent, detail) +
      shading(x, top, w, h)
    );
  },

  tube: (x, base, w, h, [body, accent, detail]) => {
    const top = base - h;
    return (
      path(`M${x} ${top} H${x + w} L${x + w * 0.9} ${base - h * 0.16} H${x + w * 0.1}Z`, body) +
      rect(x + w * 0.14, base - h * 0.17, w * 0.72, h * 0.17, detail, 'rx="2"') +
      rect(x, top, w, h * 0.05, accent) +
      prints.band(x + w * 0.05, top + h * 0.1, w * 0.9, h * 0.55, accent, detail)
    );
  },

  sack: (x, base, w, h, [body, accent, detail], print) => {
    const top = base - h;
    const mouth = `q${w * 0.1} ${-h * 0.1} ${w * 0.42} ${-h * 0.1} t${w * 0.42} ${h * 0.1}`;
    const foot = `L${x + w} ${base - 6} q0 6 -6 6 H${x + 6} q-6 0 -6 -6Z`;
    return (
      path(`M${x + w * 0.08} ${top + h * 0.1} ${mouth} ${foot}`, body) +
      rect(x + w * 0.2, top + h * 0.06, w * 0.6, h * 0.05, accent) +
      prints[print](x + w * 0.06, top + h * 0.2, w * 0.88, h * 0.72, accent, detail) +
      shading(x + w * 0.02, top + h * 0.2, w * 0.96, h * 0.78)
    );
  },
} as const satisfies Record<string, DrawPack>;

export type PackName = keyof typeof packs;

/** A pack's usual width and height, as a part of the height of its shelf. */
export const packSizes: Readonly<Record<PackName, readonly [width: number, height: number]>> = {
  box: [0.5, 0.86],
  can: [0.3, 0.5],
  bottle: [0.27, 0.88],
  gable: [0.34, 0.8],
  jar: [0.36, 0.52],
  pouch: [0.46, 0.72],
  tin: [0.42, 0.7],
  tube: [0.24, 0.7],
  sack: [0.66, 0.8],
};
