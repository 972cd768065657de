import { colour, schemes } from '#web/theme/drawing-colours.ts';
import { bracket, circle, gap, line, path, rect, repeat, svg } from '../svg.ts';
import { packs } from './packs.ts';

const width = 96;
const height = 80;
const foot = 72;
const rail = rect(0, foot, width, 2, '#fff') + rect(0, foot + 1, width, 7, colour.steelDark);

const onRail = (...elements: string[]) => svg(width, height, rail + elements.join(''));

const bottles = () =>
  repeat(3, (i) =>
    packs.bottle(14 + i * 23, foot, 19, 56, [colour.petrol, colour.white, colour.label], 'slope'),
  );

const cartons = () =>
  packs.box(10, foot, 37, 34, [colour.brick, colour.bone, colour.label], 'diamond') +
  packs.box(49, foot, 37, 34, [colour.brick, colour.bone, colour.label], 'diamond') +
  packs.box(29, foot - 35, 37, 34, [colour.brick, colour.bone, colour.label], 'diamond');

const mixed = () =>
  packs.tin(10, foot, 25, 42, schemes.sea, 'disc') +
  packs.jar(39, foot, 22, 36, schemes.label, 'disc') +
  packs.gable(65, foot, 25, 62, schemes.petrol, 'slope');

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

/** A delivery van. */
const van = () =>
  rect(6, 22, 52, 42, colour.label) +
  path('M60 34 H78 L90 50 V64 H60Z', colour.petrol) +
  path('M66 38 H76 L84 50 H66Z', colour.mist) +
  rect(14, 34, 26, 5, colour.ink) +
  rect(14, 43, 16, 4, colour.brick) +
  [22, 74].map((x) => circle(x, 63, 9, colour.ink) + circle(x, 63, 3.6, colour.steel)).join('');

/** Stacked cans as a bar chart. */
const bars = () =>
  [1, 2, 3]
    .map((count, i) =>
      repeat(count, (level) =>
        packs.can(12 + i * 26, foot - level * 21, 21, 20, i === 2 ? schemes.label : schemes.sea, 'band'),
      ),
    )
    .join('');

const basket = () =>
  packs.bottle(34, 50, 12, 40, schemes.sea, 'disc') +
  packs.box(50, 50, 20, 26, schemes.brick, 'diamond') +
  line('M20 42 q28 -58 56 0', colour.date, 3) +
  path(`M12 40 H84 L76 ${foot} H20Z`, colour.straw) +
  repeat(4, (i) => rect(24 + i * 14, 46, 5, 20, colour.date, 'opacity=".28"'));

/** One product under the scan bracket, its neighbours left out. */
const scanned = () =>
  gap(6, 26, 20, foot - 27, colour.control, 1.6) +
  packs.gable(36, foot, 25, 60, schemes.petrol, 'slope') +
  gap(71, 26, 20, foot - 27, colour.control, 1.6) +
  bracket(31, 6, 35, 64, colour.ink, 2.2, 9);

/** A new pack between two it has not displaced yet. */
const launch = () =>
  packs.can(6, foot, 22, 36, schemes.sea, 'band') +
  packs.gable(35, foot, 27, 62, [colour.label, colour.ink, colour.brick], 'disc') +
  packs.can(69, foot, 22, 36, schemes.sea, 'band');

/** One pack taken out, one tipped over. */
const withdrawal = () =>
  packs.tin(4, foot, 24, 46, schemes.brick, 'disc') +
  gap(34, 26, 23, foot - 27, colour.danger, 1.8) +
  `<g transform="rotate(22 76 ${foot - 10})">${packs.tin(64, foot - 4, 24, 46, schemes.brick, 'disc')}</g>`;

/** A lantern and boxes of dates, as the shelf stands in Ramadan. */
const season = () =>
  line('M22 2 V14', colour.ink, 1.6) +
  path('M12 22 Q22 8 32 22Z', colour.petrol) +
  path(`M12 22 H32 L28 46 H16Z`, colour.label) +
  line('M22 22 V46', colour.petrol, 1.8) +
  rect(14, 46, 16, 4, colour.petrol) +
  packs.box(10, foot, 36, 18, schemes.date, 'band') +
  packs.box(50, foot, 36, 18, schemes.date, 'band') +
  packs.box(50, foot - 19, 36, 18, schemes.date, 'band') +
  packs.bottle(60, foot - 38, 15, 32, [colour.signal, colour.white, colour.label], 'disc');

/** Small shelves for the start of a row, 96x80, by what stands on them. */
export const miniShelves = {
  bottles: () => onRail(bottles()),
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
