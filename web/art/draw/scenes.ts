import { colour } from '#web/theme/drawing-colours.ts';
import { circle, gap, line, pack, path, rect, repeat, svg } from './svg.ts';

const size = { width: 400, height: 262 };
const foot = size.height;
const scene = (...elements: string[]) => svg(size.width, size.height, elements.join(''));

/** A promotion on the shelf: cartons in pairs under a ribbon, one pair sold, and the offer's sign with the old price struck. */
export function drawOffer(): string {
  const pairs = repeat(3, (i) => {
    const x = 6 + i * 106;
    if (i === 1) return gap(x + 1, foot - 118, 92, 117, colour.danger, 2.4);
    return (
      pack('juice', x, foot, 46, 120) +
      pack('juice', x + 48, foot, 46, 120) +
      rect(x - 2, foot - 58, 98, 18, colour.label) +
      rect(x + 36, foot - 54, 22, 10, colour.ink)
    );
  });
  const sign =
    rect(330, 100, 6, 162, colour.steelDark) +
    rect(288, 40, 92, 92, colour.label) +
    rect(300, 54, 52, 9, colour.ink, 'opacity=".55"') +
    line('M296 66 L358 50', colour.danger, 3.4) +
    rect(300, 78, 68, 16, colour.ink) +
    rect(300, 104, 40, 7, colour.ink, 'opacity=".55"');
  return scene(pairs, sign);
}

/** Sampling: a tasting table with its parasol, cups and a promoter's box of samples. */
export function drawSampling(): string {
  const parasol =
    rect(146, 40, 7, 150, colour.steelDark) +
    path('M30 78 Q150 -34 270 78Z', colour.rose) +
    repeat(6, (i) =>
      path(`M${30 + i * 40} 78 Q${150} -34 ${70 + i * 40} 78Z`, i % 2 ? colour.straw : colour.brick),
    ) +
    rect(30, 76, 240, 6, colour.shade, 'opacity=".12"');
  const table =
    rect(14, 180, 276, 12, colour.date) +
    rect(24, 192, 256, 70, colour.petrol) +
    rect(24, 192, 256, 8, colour.shade, 'opacity=".18"') +
    rect(104, 212, 96, 30, colour.label) +
    rect(116, 221, 52, 5, colour.ink) +
    rect(116, 230, 34, 4, colour.ink, 'opacity=".6"');
  const cups = repeat(4, (i) =>
    i === 2
      ? gap(35 + i * 27, 154, 18, 25, colour.danger, 2)
      : path(`M${34 + i * 27} 154 h20 l-3 26 h-14Z`, colour.straw) +
        rect(34 + i * 27, 161, 20, 5, colour.signal),
  );
  const samples = repeat(2, (i) => pack('juice', 186 + i * 42, 180, 36, 72));
  const sack = pack('sugar', 318, foot, 70, 92) + pack('biscuits', 325, foot - 93, 56, 54);
  return scene(parasol, cups, samples, table, sack);
}

/** Visibility tools: a cooler with its header, a wobbler, shelf strips and one empty place for a poster. */
export function drawVisibility(): string {
  const cooler =
    rect(12, 40, 150, 222, colour.petrol) +
    rect(12, 24, 150, 34, colour.label) +
    rect(30, 36, 82, 9, colour.ink) +
    rect(24, 68, 126, 182, colour.deep) +
    repeat(4, (i) => pack('milk', 30 + i * 29, 150, 27, 58)) +
    rect(24, 150, 126, 6, colour.steel) +
    repeat(4, (i) => pack('yoghurt', 31 + i * 29, 240, 26, 25) + pack('yoghurt', 31 + i * 29, 214, 26, 25)) +
    rect(24, 240, 126, 10, colour.steel) +
    path('M28 70 h22 l-18 176 h-4Z', colour.white, 'opacity=".08"');
  const poster = gap(196, 30, 92, 96, colour.danger, 2.4);
  const shelf =
    rect(186, 236, 208, 26, colour.steelDark) +
    rect(186, 226, 208, 12, colour.label) +
    repeat(3, (i) => rect(196 + i * 68, 230, 34, 4, colour.ink)) +
    repeat(4, (i) => pack('biscuits', 192 + i * 50, 226, 45, 66));
  const wobbler =
    line('M352 226 q10 -60 -12 -92', colour.ink, 2.4) +
    circle(336, 104, 34, colour.signal) +
    rect(318, 94, 36, 7, colour.white) +
    rect(318, 107, 22, 6, colour.white);
  return scene(cooler, poster, wobbler, shelf);
}
