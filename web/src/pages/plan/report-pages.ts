import { rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';

export const reportPageSize = { width: 120, height: 168 };

const line = (y: number, width: number, fill: string = colour.steel, height = 5) =>
  rect(10, y, width, height, fill);

/** Small drawings of a report's pages. */
export const reportPages: readonly (readonly Shape[])[] = [
  [rect(0, 0, 120, 128, colour.deep), line(138, 70, colour.ink, 7), line(152, 42)],
  [
    line(12, 88, colour.ink, 7),
    line(26, 56),
    ...[colour.label, colour.mist, colour.mist].map((fill, i) => line(84 + i * 26, 100, fill, 20)),
  ],
  Array.from({ length: 48 }, (_, i): Shape => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const found = column < 6 - (row % 3);
    const [x, y] = [10 + column * 12.6, 80 + row * 13];
    return found
      ? rect(x, y, 10, 9, colour.petrol)
      : rect(x + 0.5, y + 0.5, 9, 8, 'none', { stroke: colour.danger, strokeDasharray: '2 2' });
  }),
  [80, 55, 64, 72, 40].flatMap((share, i): Shape[] => [
    rect(10, 82 + i * 16, share, 12, colour.petrol),
    rect(10 + share, 82 + i * 16, 100 - share, 12, colour.label),
  ]),
  [
    rect(10, 12, 47, 62, colour.deep),
    rect(63, 12, 47, 62, colour.petrol),
    rect(10, 80, 47, 62, colour.mist),
    rect(63, 80, 47, 62, colour.deep),
    line(150, 80),
  ],
  [95, 90, 97, 60, 92, 88, 95, 50].map((width, i) => line(76 + i * 11, width)),
];
