import { colour } from '#web/theme/drawing-colours.ts';
import { drawUnit } from './counts.ts';
import { bracket, circle, gap, line, pack, path, rect, repeat, svg } from './svg.ts';

/** A service illustration is 400x262 and stands on its lower edge. */
const size = { width: 400, height: 262 };
const foot = size.height;

const serviceArt = (...elements: string[]) => svg(size.width, size.height, elements.join(''));

/** A tick of the size used on lists and badges. */
const tick = (x: number, y: number, stroke: string, strokeWidth: number) =>
  line(`M${x} ${y}l6 6 11-13`, stroke, strokeWidth);

/** The cartons in the retail audit's drawing: the number of facings, and the empty one. */
export const auditRow = { facings: 5, empty: [3] } as const;

/** Retail audit: a row of cartons with one missing, inside the scan bracket. */
export function drawAudit(): string {
  const row = repeat(auditRow.facings, (i) => {
    const x = 6 + i * 64;
    return auditRow.empty.some((place) => place === i)
      ? gap(x + 2, foot - 158, 56, 157, colour.danger)
      : pack('milk', x, foot, 58, 160);
  });
  const scan = bracket(2, 88, 324, 172, colour.ink, 2.6, 18);
  return serviceArt(row, scan, pack('dateSyrup', 338, foot, 52, 70));
}

/** Promotion audit: a display stand, checked. */
export function drawPromotion(): string {
  const stand = rect(26, 70, 254, 192, colour.petrol) + rect(26, 70, 254, 6, '#fff', 'opacity=".25"');
  const sign =
    rect(12, 18, 282, 58, colour.label) +
    circle(60, 47, 17, colour.brick) +
    rect(90, 33, 130, 10, colour.ink) +
    rect(90, 51, 84, 8, colour.ink, 'opacity=".55"');
  const openings = rect(38, 92, 230, 74, colour.deep) + rect(38, 180, 230, 70, colour.deep);
  const upper = repeat(5, (i) => pack('tomatoPaste', 46 + i * 44, 166, 38, 54));
  const lower = repeat(4, (i) => pack('biscuits', 46 + i * 56, 250, 46, 58));
  const rails = rect(38, 164, 230, 7, colour.steel) + rect(38, 250, 230, 7, colour.steel);
  const badge =
    line('M268 196 q34 -6 46 16', colour.ink, 2) +
    circle(322, 226, 24, colour.signal) +
    tick(314, 226, '#fff', 3.4);
  return serviceArt(stand, sign, openings, upper, lower, rails, badge);
}

/** Mystery shopping: a bag with an eye, and the receipt as a checklist. */
export function drawMystery(): string {
  const bag =
    path('M12 96 H168 L180 262 H0Z', colour.rose) +
    path('M168 96 L180 262 H152 L144 96Z', colour.shade, 'opacity=".13"') +
    line('M54 96 V70 a36 36 0 0 1 72 0 V96', colour.date, 7);
  const eye =
    circle(88, 180, 40, colour.bone) +
    path('M58 180 q30 -30 60 0 q-30 30 -60 0Z', colour.petrol) +
    circle(88, 180, 11, colour.label) +
    circle(88, 180, 4.5, colour.ink);
  const receipt =
    path('M232 22 H350 V262 H232Z', '#fff') +
    path('M232 22 l10 -8 10 8 10 -8 10 8 10 -8 9.5 8 10 -8 10 8 10 -8 10 8 9 -8 9.5 8Z', '#fff');
  const checks = repeat(5, (i) => {
    const y = 52 + i * 30;
    const missed = i === 3;
    const mark = missed
      ? line(`M322 ${y - 3}l13 13m0 -13l-13 13`, colour.danger, 3.4)
      : tick(320, y + 4, colour.ok, 3.4);
    return rect(248, y, missed ? 34 : 50 - (i % 2) * 10, 7, colour.ink, 'opacity=".8"') + mark;
  });
  const bars = repeat(15, (i) => rect(248 + i * 5.9, 212, [2, 3.6, 1.4][i % 3] ?? 2, 34, colour.ink));
  return serviceArt(bag, eye, receipt, checks, bars);
}

/** Market research: a bar chart of stacked packs with its trend line. */
export function drawResearch(): string {
  const counts = [1, 3, 2, 4, 3, 5];
  const stacks = counts.map((count, i) =>
    repeat(count, (level) => drawUnit(8 + i * 64, foot - level * 50, 54, 49, i === 5)),
  );
  const points = [204, 104, 154, 54, 104, 10].map((y, i) => [35 + i * 64, y] as const);
  const trend = line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, colour.ink, 2.6);
  const dots = points.map(([x, y]) => circle(x, y, 5.5, '#fff', `stroke="${colour.ink}" stroke-width="2.6"`));
  return serviceArt(...stacks, trend, ...dots);
}

/** Custom audits: a shop with a location pin. */
export function drawCustom(): string {
  const wall = rect(24, 84, 318, 178, colour.bone) + rect(24, 84, 318, 10, colour.shade, 'opacity=".1"');
  const awning = repeat(8, (i) =>
    path(
      `M${10 + i * 43.3} 58 H${53.3 + i * 43.3} V96 a21.6 14 0 0 1 -43.3 0Z`,
      i % 2 ? '#fff' : colour.brick,
    ),
  );
  const sign =
    rect(24, 34, 318, 26, colour.petrol) +
    rect(44, 43, 110, 8, colour.label) +
    rect(164, 43, 50, 8, '#fff', 'opacity=".6"');
  const door =
    rect(46, 136, 96, 126, colour.deep) +
    rect(54, 144, 80, 118, colour.deepRaised) +
    circle(124, 204, 4, colour.label);
  const window =
    rect(166, 136, 152, 84, colour.deep) +
    repeat(2, (i) => pack('juice', 176 + i * 34, 220, 30, 60)) +
    repeat(2, (i) => pack('oilTin', 250 + i * 33, 220, 29, 46)) +
    rect(160, 220, 164, 8, colour.steel) +
    rect(166, 236, 152, 26, colour.rose);
  const pin =
    path(
      'M352 26 c-26 0 -44 20 -44 43 c0 30 44 66 44 66 s44 -36 44 -66 c0 -23 -18 -43 -44 -43Z',
      colour.label,
    ) + circle(352, 69, 16, colour.ink);
  return serviceArt(wall, awning, sign, door, window, pin);
}
