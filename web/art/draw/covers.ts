import { colour } from '#web/theme/drawing-colours.ts';
import { bracket, circle, gap, line, pack, path, rect, repeat, svg } from './svg.ts';

const foot = 212;

const missingCarton = () =>
  repeat(6, (i) =>
    i === 3 ? gap(24 + i * 60, 62, 50, 149, colour.ink) : pack('juice', 22 + i * 60, foot, 54, 154),
  );

const stackedPacks = () =>
  [1, 2, 2, 3, 1, 3, 3]
    .map((count, i) => repeat(count, (level) => pack('tomatoPaste', 22 + i * 52, foot - level * 56, 46, 55)))
    .join('');

const sacksAndTin = () =>
  pack('rice', 58, foot, 120, 150) + pack('rice', 184, foot, 120, 150) + pack('tea', 312, foot, 64, 104);

const checklist = () =>
  path('M126 40 H274 V212 H126Z', '#fff') +
  [70, 52, 64, 40]
    .map(
      (width, i) =>
        rect(146, 64 + i * 26, width, 8, colour.ink) + line(`M236 ${68 + i * 26}l6 6 11-13`, colour.ok, 3.6),
    )
    .join('') +
  repeat(18, (i) => rect(146 + i * 6, 174, [2, 4, 1.4][i % 3] ?? 2, 26, colour.ink));

const scannedCarton = () =>
  pack('milk', 38, foot, 74, 150) +
  pack('juice', 122, foot, 74, 150) +
  pack('milk', 206, foot, 74, 150) +
  pack('milk', 290, foot, 74, 150) +
  bracket(116, 52, 90, 162, '#fff', 3, 20);

const twoBrandsOfJars = () =>
  repeat(5, (i) => pack(i < 3 ? 'dateSyrup' : 'labneh', 34 + i * 68, foot, 60, i < 3 ? 96 : 66)) +
  circle(318, 60, 28, colour.brick);

const motifs: readonly (readonly [background: string, draw: () => string])[] = [
  [colour.label, missingCarton],
  [colour.petrol, stackedPacks],
  [colour.rose, sacksAndTin],
  [colour.mist, checklist],
  [colour.deep, scannedCarton],
  [colour.straw, twoBrandsOfJars],
];

/** The blog covers, 400x250 each: one product and one idea on a rail. */
export function drawCovers(): string[] {
  const rail =
    rect(0, foot, 400, 12, '#fff') +
    rect(0, foot + 9, 400, 3, colour.shade, 'opacity=".2"') +
    rect(0, foot + 12, 400, 30, colour.shade, 'opacity=".1"');
  return motifs.map(([background, draw]) => svg(400, 250, rect(0, 0, 400, 250, background) + draw() + rail));
}
