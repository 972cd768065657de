import { colour } from '#web/theme/drawing-colours.ts';
import { rect, svg } from './svg.ts';

/** Returns the logo mark's elements, 33.6 x 25 px from (0, 4): four facings on a rail, the third one singled out. */
export function drawLogo(facing: string, accent: string): string {
  const facings = [1, 9.2, 17.4, 25.6].map((x, i) => rect(x, 4, 6.6, 20, i === 2 ? accent : facing));
  return facings.join('') + rect(0, 25.4, 33.6, 3.6, facing);
}

/** Returns the mark as a square icon. `tile` is the colour of the square; without it the background is transparent. */
export function drawIcon(tile?: string): string {
  const ground = tile ? rect(0, 0, 48, 48, tile) : '';
  const mark = tile ? drawLogo('#fff', colour.label) : drawLogo(colour.petrol, colour.label);
  const scale = tile ? 0.94 : 1.4;
  const x = (48 - 33.6 * scale) / 2;
  const y = (48 - 25 * scale) / 2 - 4 * scale;
  return svg(48, 48, `${ground}<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`);
}
