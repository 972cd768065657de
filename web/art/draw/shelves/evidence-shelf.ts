import type { PackName } from '#web/drawing/packs.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { bracket, gap, pack, rect, repeat, svg } from '../svg.ts';

const railHeight = 12;

interface Run {
  pack: PackName;
  x: number;
  step: number;
  size: readonly [width: number, height: number];
  count: number;
  /** Whether a facing is two packs high. */
  stacked?: true;
  /** Facings that are sold out, by position. */
  empty?: readonly number[];
}

interface Picture {
  size: readonly [width: number, height: number];
  /** Shelves from the top: where the packs stand, where the shade under the rail above starts, and the packs. */
  shelves: readonly { foot: number; shade: number; runs: readonly Run[] }[];
  scan: readonly [x: number, y: number, width: number, height: number];
}

const cartons = { pack: 'milk', count: 6 } as const;
const cups = { pack: 'yoghurt', count: 9, empty: [5, 6] } as const;

const wide: Picture = {
  size: [668, 470],
  shelves: [
    {
      foot: 146,
      shade: 0,
      runs: [
        { pack: 'dateSyrup', x: -12, step: 47, size: [45, 62], count: 3 },
        { ...cartons, x: 140, step: 48, size: [45, 92] },
        { pack: 'tea', x: 448, step: 52, size: [49, 80], count: 3 },
        { pack: 'washingPowder', x: 613, step: 68, size: [60, 98], count: 1 },
      ],
    },
    {
      foot: 302,
      shade: 156,
      runs: [
        { pack: 'biscuits', x: -20, step: 62, size: [58, 74], count: 2 },
        { ...cups, x: 122, step: 37, size: [34, 34], stacked: true },
        { pack: 'sugar', x: 472, step: 50, size: [47, 64], count: 4 },
      ],
    },
    {
      foot: 458,
      shade: 312,
      runs: [
        { pack: 'rice', x: 8, step: 84, size: [80, 104], count: 2 },
        { pack: 'oilTin', x: 196, step: 58, size: [55, 86], count: 3 },
        { pack: 'labneh', x: 384, step: 53, size: [50, 50], count: 4 },
        { pack: 'juice', x: 610, step: 48, size: [45, 92], count: 2 },
      ],
    },
  ],
  scan: [133, 44, 303, 102],
};

/** Only what the labels are about, twice as large, with room for them between each rail and what stands below it. */
const narrow: Picture = {
  size: [350, 360],
  shelves: [
    { foot: 148, shade: 0, runs: [{ ...cartons, x: 17, step: 53, size: [50, 106] }] },
    { foot: 310, shade: 160, runs: [{ ...cups, x: 13, step: 36, size: [33, 42], stacked: true }] },
  ],
  scan: [8, 20, 333, 127],
};

/**
 * The shelf of an audit photo: six cartons counted in the scan bracket on the top shelf, two of nine facings of yoghurt sold out
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
  { pack: name, x, step, size: [w, h], count, stacked, empty = [] }: Run,
  foot: number,
): string {
  const height = stacked ? 2 * h + 1 : h;
  return repeat(count, (i) => {
    const left = x + i * step;
    if (empty.includes(i)) return gap(left + 1, foot - height, w - 2, height - 1, colour.label, 1.8);
    return pack(name, left, foot, w, h) + (stacked ? pack(name, left, foot - h - 1, w, h) : '');
  });
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
