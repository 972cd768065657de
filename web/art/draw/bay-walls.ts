import { colour } from '#web/theme/drawing-colours.ts';
import type { Bay } from './shelves/shelf-wall.ts';
import { drawWall, planWall, railHeight } from './shelves/shelf-wall.ts';
import { line, rect, repeat, svg } from './svg.ts';

// The bay's panel ends on the rail below it and has an outline on its three other sides.
function drawPanel({ fromRow, toRow, fromX, toX }: Bay, rowHeight: number): string {
  const top = fromRow * rowHeight;
  const foot = toRow * rowHeight - railHeight;
  const outline = `M${fromX + 12} ${foot}V${top + 15}H${toX - 12}V${foot}`;
  return (
    rect(fromX, top, toX - fromX, foot - top, colour.void) +
    line(outline, colour.label, 2).replace('/>', ' stroke-dasharray="8 6"/>')
  );
}

/** Returns the wall of the not-found page, 1440x430: an empty bay in the middle, from the top to the lower rail. */
export function drawNotFoundWall(): string {
  const bay = { fromRow: 0, toRow: 2, fromX: 430, toX: 1010 };
  const wall = planWall({ width: 1440, height: 430, rows: 2, seed: 13, bay });
  return svg(1440, 430, drawWall(wall) + drawPanel(bay, wall.rowHeight));
}

/** Returns the wall beside the sign-in form, 720x900, with the logo's four facings in its bay. */
export function drawLoginWall(): string {
  const bay = { fromRow: 2, toRow: 4, fromX: 164, toX: 558 };
  const wall = planWall({ width: 720, height: 900, rows: 6, seed: 5, bay });
  const foot = bay.toRow * wall.rowHeight - railHeight;
  const facings = repeat(4, (i) =>
    rect(267 + i * 49.4, foot - 129, 40, 129, i === 2 ? colour.label : '#fff'),
  );
  return svg(720, 900, drawWall(wall) + drawPanel(bay, wall.rowHeight) + facings);
}

/** Returns the wall on the cover of the sample report, 794x690, with an empty bay for the titled panel. */
export function drawReportWall(): string {
  const bay = { fromRow: 1, toRow: 5, fromX: 56, toX: 542 };
  return svg(794, 690, drawWall(planWall({ width: 794, height: 690, rows: 6, seed: 21, bay })));
}

/** Returns the wall of the sharing picture, 1200x630, with a bay for the headline at its start. */
export function drawSharingWall(): string {
  const bay = { fromRow: 1, toRow: 3, fromX: 72, toX: 830 };
  const wall = planWall({ width: 1200, height: 630, rows: 4, seed: 9, bay });
  return svg(1200, 630, drawWall(wall) + drawPanel(bay, wall.rowHeight));
}

/** Returns the wall behind the title of a post's sharing picture: like the site's own, with more room. */
export function drawPostWall(): string {
  const bay = { fromRow: 1, toRow: 3, fromX: 72, toX: 1020 };
  const wall = planWall({ width: 1200, height: 630, rows: 4, seed: 9, bay });
  return svg(1200, 630, drawWall(wall) + drawPanel(bay, wall.rowHeight));
}
