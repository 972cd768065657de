import { colour } from '#web/theme/drawing-colours.ts';
import { drawUnit } from '../counts.ts';
import { bracket, circle, gap, line, pack, path, rect, repeat, svg } from '../svg.ts';

const width = 96;
const height = 80;
const foot = 72;
const rail = rect(0, foot, width, 2, '#fff') + rect(0, foot + 1, width, 7, colour.steelDark);

const onRail = (...elements: string[]) => svg(width, height, rail + elements.join(''));

const juices = () => repeat(3, (i) => pack('juice', 8 + i * 28, foot, 25, 54));

const cartons = () =>
  pack('sugar', 14, foot, 32, 34) + pack('sugar', 50, foot, 32, 34) + pack('sugar', 32, foot - 35, 32, 34);

const mixed = () =>
  pack('tea', 8, foot, 27, 44) + pack('dateSyrup', 38, foot, 25, 34) + pack('milk', 66, foot, 25, 60);

/** A shopping bag with the evaluator's eye. */
const bag = () =>
  path(`M22 28 H70 L74 ${foot} H18Z`, colour.rose) +
  path(`M70 28 L74 ${foot} H66 L63 28Z`, colour.shade, 'opacity=".13"') +
  line('M34 30 V18 a12 12 0 0 1 24 0 V30', colour.date, 3) +
  path('M32 50 q14 -14 28 0 q-14 14 -28 0Z', colour.petrol) +
  circle(46, 50, 5, colour.label);

/** A counter with its bell and card reader. */
const counter = () =>
  rect(8, 46, 80, foot - 46, colour.petrol) +
  rect(4, 40, 88, 7, colour.date) +
  path('M18 40 a12 12 0 0 1 24 0Z', colour.label) +
  rect(28, 24, 4, 5, colour.ink) +
  path('M60 18 h20 l4 22 h-24Z', colour.ink) +
  rect(63.5, 21.5, 14, 8, colour.mist) +
  repeat(3, (i) => rect(64 + i * 5, 33, 3, 3, colour.label));

const van = () =>
  rect(6, 22, 52, 42, colour.label) +
  path('M60 34 H78 L90 50 V64 H60Z', colour.petrol) +
  path('M66 38 H76 L84 50 H66Z', colour.mist) +
  rect(14, 34, 26, 5, colour.ink) +
  rect(14, 43, 16, 4, colour.brick) +
  [22, 74].map((x) => circle(x, 63, 9, colour.ink) + circle(x, 63, 3.6, colour.steel)).join('');

/** Stacked packs as a bar chart. */
const bars = () =>
  [1, 2, 3]
    .map((count, i) => repeat(count, (level) => drawUnit(12 + i * 26, foot - level * 21, 21, 20, i === 2)))
    .join('');

const basket = () =>
  pack('milk', 27, 50, 19, 42) +
  pack('biscuits', 50, 50, 20, 26) +
  line('M20 42 q28 -58 56 0', colour.date, 3) +
  path(`M12 40 H84 L76 ${foot} H20Z`, colour.straw) +
  repeat(4, (i) => rect(24 + i * 14, 46, 5, 20, colour.date, 'opacity=".28"'));

/** One product under the scan bracket, between two missing ones. */
const scanned = () =>
  gap(6, 26, 20, foot - 27, colour.control, 1.6) +
  pack('milk', 36, foot, 25, 60) +
  gap(71, 26, 20, foot - 27, colour.control, 1.6) +
  bracket(31, 6, 35, 64, colour.ink, 2.2, 9);

/** A new pack between two others. */
const launch = () =>
  pack('sugar', 5, foot, 24, 34) + pack('oilTin', 33, foot, 30, 56) + pack('sugar', 67, foot, 24, 34);

/** One pack taken out, one tipped over. */
const withdrawal = () =>
  pack('tea', 4, foot, 26, 46) +
  gap(34, 26, 23, foot - 27, colour.danger, 1.8) +
  `<g transform="rotate(22 76 ${foot - 10})">${pack('tea', 64, foot - 4, 25, 46)}</g>`;

/** A lantern and jars of date syrup: a shelf in Ramadan. */
const season = () =>
  line('M22 2 V14', colour.ink, 1.6) +
  path('M12 22 Q22 8 32 22Z', colour.petrol) +
  path(`M12 22 H32 L28 46 H16Z`, colour.label) +
  line('M22 22 V46', colour.petrol, 1.8) +
  rect(14, 46, 16, 4, colour.petrol) +
  pack('dateSyrup', 42, foot, 24, 30) +
  pack('dateSyrup', 69, foot, 24, 30) +
  pack('dateSyrup', 56, foot - 31, 24, 30);

/** Small shelves for the start of a row, 96x80, by their contents. */
export const miniShelves = {
  juices: () => onRail(juices()),
  cartons: () => onRail(cartons()),
  mixed: () => onRail(mixed()),
  bag: () => onRail(bag()),
  counter: () => onRail(counter()),
  van: () => onRail(van()),
  bars: () => onRail(bars()),
  basket: () => onRail(basket()),
  scanned: () => onRail(scanned()),
  launch: () => onRail(launch()),
  withdrawal: () => onRail(withdrawal()),
  season: () => onRail(season()),
};
