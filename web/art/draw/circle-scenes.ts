import { colour } from '#web/theme/drawing-colours.ts';
import { drawUnit } from './counts.ts';
import { drawWall, planWall } from './shelves/shelf-wall.ts';
import { drawStorefront } from './storefront.ts';
import { bracket, rect, repeat, svg } from './svg.ts';
import { drawMapScene } from './tile-map.ts';

const size = 520;

// A bar chart of stacked packs, growing towards the marked stack.
function drawStackChart(): string {
  const foot = 410;
  const stacks = [1, 2, 4, 5].map((count, i) =>
    repeat(count, (level) => drawUnit(108 + i * 78, foot - level * 62, 66, 61, i === 3)),
  );
  const rail = rect(0, foot, size, 16, colour.steel) + rect(0, foot, size, 2, '#fff');
  const scan = bracket(334, foot - 324, 82, 324, colour.ink, 4, 26);
  return (
    rect(0, 0, size, size, colour.bone) +
    stacks.join('') +
    rail +
    rect(0, foot + 16, size, 94, colour.mist) +
    scan
  );
}

/** The four scenes of the rotating circle, each 520x520 and safe to clip round. */
export const circleScenes = {
  store: () => svg(size, size, drawStorefront()),
  aisle: () => svg(size, size, drawWall(planWall({ width: size, height: size, rows: 4, seed: 77 }))),
  map: () => svg(size, size, drawMapScene()),
  chart: () => svg(size, size, drawStackChart()),
};
