import { colour } from '#web/theme/drawing-colours.ts';
import { drawWall, planWall } from './shelves/shelf-wall.ts';
import { bracket, circle, gap, line, pack, rect, repeat, svg } from './svg.ts';

/** The audit app: a phone held to a shelf, the scanned run bright, the missing facing marked, progress below. */
export function drawAuditorPhone(): string {
  const wall = planWall({ width: 668, height: 470, rows: 3, seed: 31 });
  const screen = { x: 216, y: 56, width: 236, height: 372 };
  const { x, y } = screen;
  const run = repeat(4, (i) =>
    i === 2
      ? gap(x + 22 + i * 50, y + 112, 42, 103, colour.label, 2.4)
      : pack('milk', x + 20 + i * 50, y + 216, 46, 106),
  );
  const app =
    rect(x - 14, y - 34, screen.width + 28, screen.height + 66, colour.ink, 'rx="26"') +
    rect(x, y, screen.width, screen.height, colour.bone) +
    rect(x, y, screen.width, 46, colour.petrol) +
    rect(x + 16, y + 14, 96, 8, colour.white) +
    rect(x + 16, y + 28, 60, 5, colour.mist) +
    circle(x + screen.width - 26, y + 23, 9, colour.label) +
    rect(x, y + 46, screen.width, 192, colour.deepRaised) +
    run +
    rect(x, y + 216, screen.width, 10, colour.steel) +
    rect(x, y + 216, screen.width, 2, '#fff') +
    bracket(x + 12, y + 94, 212, 128, '#fff', 3, 18);
  const answers = repeat(3, (i) => {
    const top = y + 254 + i * 26;
    const mark =
      i === 1
        ? line(`M${x + 200} ${top + 1}l11 11m0 -11l-11 11`, colour.danger, 3)
        : line(`M${x + 199} ${top + 6}l5 5 10-12`, colour.ok, 3);
    return rect(x + 16, top + 3, i === 1 ? 84 : 120 - i * 12, 7, colour.ink, 'opacity=".8"') + mark;
  });
  const send =
    rect(x + 16, y + 334, screen.width - 32, 26, colour.label) + rect(x + 84, y + 343, 68, 8, colour.ink);
  const speaker = rect(x + 88, y - 20, 60, 5, colour.deepRaised, 'rx="2.5"');
  const shade = rect(0, 0, 668, 470, colour.deep, 'opacity=".55"');
  return svg(668, 470, drawWall(wall) + shade + app + answers + send + speaker);
}
