import { seededRandom } from '#web/drawing/random.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { gap, rect, repeat, svg } from './svg.ts';

/** Returns one unit of a bar chart of stacked packs. */
export function drawUnit(x: number, base: number, width: number, height: number, marked = false): string {
  return (
    rect(x, base - height, width, height, marked ? colour.label : colour.sea, 'rx="2"') +
    rect(x, base - height * 0.68, width, height * 0.2, marked ? colour.ink : colour.bone) +
    rect(x + width * 0.86, base - height, width * 0.14, height, colour.shade, 'opacity=".16"')
  );
}

/** Sixty-one facings on four rails, the last one marked, and three gaps: 620x226. */
export function drawSixtyOneFacings(): string {
  const columns = 16;
  const x = (i: number) => 6 + (i % columns) * 38;
  const y = (i: number) => Math.floor(i / columns) * 58;
  const facings = repeat(61, (i) =>
    rect(x(i), y(i), 30, 44, i === 60 ? colour.label : colour.petrol, 'rx="2"'),
  );
  const rails = repeat(4, (row) => rect(0, row * 58 + 44, columns * 38 + 4, 6, colour.steelDark));
  const gaps = [61, 62, 63].map((i) => gap(x(i) + 1, y(i) + 1, 28, 42, colour.control, 1.6));
  return svg(columns * 38 + 4, 3 * 58 + 50, facings + rails + gaps.join(''));
}

/** Returns a barcode without meaning, `width` px wide; it may be stretched. */
export function drawBarcode(width: number, height: number): string {
  const random = seededRandom(4);
  const unit = width / 420;
  const choose = (widths: readonly number[]) => (widths[Math.floor(random() * widths.length)] ?? 3) * unit;
  let bars = '';
  for (let x = 0; x < width; ) {
    const bar = choose([2, 3, 5, 8]);
    bars += rect(x, 0, Math.min(bar, width - x), height, colour.ink);
    x += bar + choose([3, 4, 6]);
  }
  return svg(width, height, bars, 'preserveAspectRatio="none"');
}
