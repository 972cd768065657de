import { colour } from '#web/theme/drawing-colours.ts';
import { bracket, circle, gap, pack, path, rect, repeat } from './svg.ts';

const sky = '#F6D98B';
const street = '#D9B98C';
const kerb = '#C9A574';
const crateLight = '#7B4636';

function drawBuilding(): string {
  const neighbours = rect(0, 180, 60, 230, colour.rose) + rect(470, 150, 60, 260, colour.sage);
  const front = rect(52, 120, 424, 290, colour.bone) + rect(52, 120, 424, 52, colour.petrol);
  const sign = rect(80, 138, 150, 15, colour.label) + rect(246, 138, 80, 15, '#fff', 'opacity=".7"');
  const awning = repeat(9, (i) =>
    path(
      `M${36 + i * 50.6} 172 H${86.6 + i * 50.6} V226 a25.3 18 0 0 1 -50.6 0Z`,
      i % 2 ? '#fff' : colour.signal,
    ),
  );
  const door =
    rect(84, 262, 106, 148, colour.deep) +
    rect(94, 272, 86, 138, '#17484E') +
    circle(168, 342, 5, colour.label);
  return neighbours + front + sign + awning + door;
}

// Four cartons, a gap and eight tins in the shop window.
function drawWindow(): string {
  return (
    rect(216, 258, 236, 96, colour.deep) +
    repeat(4, (i) => pack('milk', 224 + i * 28, 346, 25, 66)) +
    gap(337, 280, 24, 65, colour.label) +
    repeat(
      4,
      (i) => pack('tomatoPaste', 367 + i * 21, 346, 19, 23) + pack('tomatoPaste', 367 + i * 21, 322, 19, 23),
    ) +
    rect(210, 346, 248, 10, colour.steel)
  );
}

function drawCrate(x: number, fruit: string): string {
  return (
    repeat(4, (i) => circle(x + 14 + i * 17, 398 - (i % 2) * 4, 11, fruit)) +
    rect(x, 398, 80, 30, colour.date) +
    rect(x, 398, 80, 7, crateLight) +
    rect(x, 414, 80, 3, crateLight)
  );
}

/** A corner shop with the scan bracket on its window: elements for a 520x520 scene. */
export function drawStorefront(): string {
  return (
    rect(0, 0, 520, 520, sky) +
    circle(398, 118, 58, colour.brick) +
    rect(0, 400, 520, 120, street) +
    rect(0, 400, 520, 10, colour.shade, 'opacity=".12"') +
    drawBuilding() +
    drawWindow() +
    drawCrate(206, colour.signal) +
    drawCrate(292, colour.label) +
    drawCrate(378, colour.sage) +
    rect(0, 428, 520, 92, kerb, 'opacity=".35"') +
    bracket(204, 246, 262, 118, colour.ink, 4, 26)
  );
}
