import { colour, type Scheme, schemes } from '#web/theme/drawing-colours.ts';
import type { PrintName } from '../prints.ts';
import { bracket, gap, rect, repeat, svg } from '../svg.ts';
import { type PackName, packs } from './packs.ts';

const railHeight = 12;

interface Run {
  pack: PackName;
  x: number;
  step: number;
  size: readonly [width: number, height: number];
  scheme: Scheme;
  print: PrintName;
  count: number;
  /** Facings that are sold out, by position. */
  empty?: readonly number[];
}

interface Picture {
  size: readonly [width: number, height: number];
  /** Shelves from the top: where the packs stand, where the shade under the rail above starts, and the packs. */
  shelves: readonly { foot: number; shade: number; runs: readonly Run[] }[];
  scan: readonly [x: number, y: number, width: number, height: number];
}

const cartons = { pack: 'gable', scheme: schemes.petrol, print: 'slope', count: 6 } as const;
const bottles = { pack: 'bottle', scheme: schemes.sea, print: 'disc', count: 9, empty: [5, 6] } as const;

const wide: Picture = {
  size: [668, 470],
  shelves: [
    {
      foot: 146,
      shade: 0,
      runs: [
        { pack: 'jar', x: -12, step: 43, size: [41, 66], scheme: schemes.brick, print: 'band', count: 3 },
        { ...cartons, x: 140, step: 48, size: [45, 106] },
        { pack: 'tin', x: 448, step: 50, size: [47, 84], scheme: schemes.straw, print: 'halves', count: 3 },
        { pack: 'box', x: 613, step: 68, size: [66, 96], scheme: schemes.rose, print: 'diamond', count: 1 },
      ],
    },
    {
      foot: 302,
      shade: 156,
      runs: [
        { pack: 'pouch', x: -20, step: 64, size: [60, 92], scheme: schemes.signal, print: 'wave', count: 2 },
        { ...bottles, x: 122, step: 37, size: [33, 112] },
        { pack: 'can', x: 472, step: 46, size: [43, 70], scheme: schemes.label, print: 'disc', count: 5 },
      ],
    },
    {
      foot: 458,
      shade: 312,
      runs: [
        { pack: 'sack', x: 8, step: 102, size: [98, 104], scheme: schemes.bone, print: 'disc', count: 2 },
        { pack: 'box', x: 228, step: 65, size: [62, 106], scheme: schemes.date, print: 'lines', count: 2 },
        { pack: 'jar', x: 374, step: 53, size: [49, 76], scheme: schemes.white, print: 'disc', count: 4 },
        { pack: 'tube', x: 600, step: 38, size: [35, 94], scheme: schemes.sage, print: 'band', count: 2 },
      ],
    },
  ],
  scan: [133, 30, 303, 116],
};

/** Only what the labels are about, twice as large, with room for them between each rail and what stands below it. */
const narrow: Picture = {
  size: [350, 360],
  shelves: [
    { foot: 148, shade: 0, runs: [{ ...cartons, x: 17, step: 53, size: [50, 116] }] },
    { foot: 310, shade: 160, runs: [{ ...bottles, x: 13, step: 36, size: [33, 110] }] },
  ],
  scan: [8, 20, 333, 127],
};

/**
 * The shelf of an audit photo: six cartons counted in the scan bracket on the top shelf, two bottles of nine sold out
 * below. Labels with words are laid over it by the page: `wide` is 668x470, `narrow`, for phones, 350x360.
 */
export function drawEvidenceShelf(format: 'wide' | 'narrow'): string {
  const { size, shelves, scan } = format === 'wide' ? wide : narrow;
  const [width, height] = size;
  const drawn = shelves.map(({ foot, shade, runs }) => {
    const packsOnShelf = runs.map((run) => drawRun(run, foot)).join('');
    return rect(0, shade, width, 24, '#000', 'opacity=".26"') + packsOnShelf + drawRail(foot, width, runs);
  });
  return svg(
    width,
    height,
    rect(0, 0, width, height, colour.deep) + drawn.join('') + bracket(...scan, '#fff', 2.4, 16),
  );
}

function drawRun(
  { pack, x, step, size: [w, h], scheme, print, count, empty = [] }: Run,
  foot: number,
): string {
  return repeat(count, (i) =>
    empty.includes(i)
      ? gap(x + i * step + 1, foot - h, w - 2, h - 1, colour.label, 1.8)
      : packs[pack](x + i * step, foot, w, h, scheme, print),
  );
}

function drawRail(foot: number, width: number, runs: readonly Run[]): string {
  const labels = runs.map(({ x }) => {
    const left = Math.max(4, x + 4);
    return (
      rect(left, foot + 2.5, 30, railHeight - 4, '#fff') +
      rect(left + 3, foot + 4.5, 11, 1.6, colour.ink) +
      rect(left + 3, foot + 7.2, 16, 1.2, colour.ink, 'opacity=".5"') +
      rect(left + 22, foot + 4.3, 1, 4.4, colour.ink) +
      rect(left + 24, foot + 4.3, 2, 4.4, colour.ink)
    );
  });
  return (
    rect(0, foot, width, railHeight, colour.steel) +
    rect(0, foot, width, 2, '#fff') +
    rect(0, foot + railHeight - 2, width, 2, '#000', 'opacity=".18"') +
    labels.join('')
  );
}
