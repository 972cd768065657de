import { colour, type Scheme, schemes } from './colours.ts';
import { type PackName, packs } from './packs.ts';
import type { PrintName } from './prints.ts';
import { bracket, gap, rect, repeat, svg } from './svg.ts';

const width = 668;
const railHeight = 12;
/** Where the three shelves' packs stand. */
const feet = [146, 302, 458] as const;

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

const shelves: readonly (readonly Run[])[] = [
  [
    { pack: 'jar', x: -12, step: 43, size: [41, 66], scheme: schemes.brick, print: 'band', count: 3 },
    { pack: 'gable', x: 140, step: 48, size: [45, 106], scheme: schemes.petrol, print: 'slope', count: 6 },
    { pack: 'tin', x: 448, step: 50, size: [47, 84], scheme: schemes.straw, print: 'halves', count: 3 },
    { pack: 'box', x: 613, step: 68, size: [66, 96], scheme: schemes.rose, print: 'diamond', count: 1 },
  ],
  [
    { pack: 'pouch', x: -20, step: 64, size: [60, 92], scheme: schemes.signal, print: 'wave', count: 2 },
    {
      pack: 'bottle',
      x: 122,
      step: 37,
      size: [33, 112],
      scheme: schemes.sea,
      print: 'disc',
      count: 9,
      empty: [5, 6],
    },
    { pack: 'can', x: 472, step: 46, size: [43, 70], scheme: schemes.label, print: 'disc', count: 5 },
  ],
  [
    { pack: 'sack', x: 8, step: 102, size: [98, 104], scheme: schemes.bone, print: 'disc', count: 2 },
    { pack: 'box', x: 228, step: 65, size: [62, 106], scheme: schemes.date, print: 'lines', count: 2 },
    { pack: 'jar', x: 374, step: 53, size: [49, 76], scheme: schemes.white, print: 'disc', count: 4 },
    { pack: 'tube', x: 600, step: 38, size: [35, 94], scheme: schemes.sage, print: 'band', count: 2 },
  ],
];

/**
 * The shelf of an audit photo, 668x470: six cartons counted in the scan bracket on the top shelf, two bottles of nine
 * sold out below. Labels with words are laid over it by the page.
 */
export function drawEvidenceShelf(): string {
  const drawn = shelves.map((runs, row) => {
    const foot = feet[row] ?? 0;
    const packsOnShelf = runs.map((run) => drawRun(run, foot)).join('');
    return rect(0, foot - 146, width, 24, '#000', 'opacity=".26"') + packsOnShelf + drawRail(foot, runs);
  });
  const scan = bracket(133, 30, 303, 116, '#fff', 2.4, 16);
  return svg(width, 470, rect(0, 0, width, 470, colour.deep) + drawn.join('') + scan);
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

function drawRail(foot: number, runs: readonly Run[]): string {
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
