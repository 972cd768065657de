import { colour } from '#web/theme/drawing-colours.ts';
import { gap, pack, rect, repeat, svg } from '../svg.ts';

const width = 250;
const height = 90;
const foot = 80;
const facing = { width: 44, height: 68, step: 58, from: 14 };

const rail = rect(0, foot, width, 10, '#fff') + rect(0, foot + 2, width, 8, colour.steelDark);
const facingX = (index: number) => facing.from + index * facing.step;

/** Nothing here yet: four gaps on a rail, 250x90. */
export function drawEmptyShelf(): string {
  const gaps = repeat(4, (i) => gap(facingX(i) + 1, foot - facing.height, facing.width, 67, '#61716D', 1.9));
  return svg(width, height, rail + gaps);
}

/** Something went wrong: a shelf with one tipped pack, 250x90. */
export function drawTippedShelf(): string {
  const carton = (index: number) => pack('milk', facingX(index), foot, facing.width, facing.height);
  const x = facingX(2);
  const tipped = pack('juice', x, foot, facing.width, facing.height);
  const turned = `<g transform="translate(0 -12) rotate(24 ${x + facing.width / 2} ${foot - 20})">${tipped}</g>`;
  return svg(width, height, rail + carton(0) + carton(1) + turned + carton(3));
}
