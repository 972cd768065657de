import { facing, type PackName } from '#web/drawing/packs.ts';
import { bracket, gap, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { drawMystery, drawPromotion } from './services.ts';
import { markup, repeat, svg } from './svg.ts';

/** Size of a service's picture in the menu, in px, on a rail. */
const size = { width: 112, height: 76 };
const foot = 70;

const ground = (width: number) => markup([rect(0, 0, width, size.height, colour.mist)]);
const shelf = (width: number) => markup(rail(0, foot, width, 6));

/** Like {@link gap}, for a facing too small for its dashes. */
const smallGap = (x: number, y: number, width: number, height: number, stroke: string) =>
  rect(x + 0.7, y + 0.7, width - 1.4, height - 1.4, 'none', {
    stroke,
    strokeWidth: 1.4,
    strokeDasharray: '3 2',
  });

/** Returns a picture of a service page, scaled to fit over the rail. */
const reduced = (drawing: string) =>
  `<g transform="translate(8 2) scale(.26)">${drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`;

/** Two cartons and the place of a third that is missing. */
function shelfAudit(): string {
  const carton = (x: number) => facing('juice', x, foot, 70);
  return markup([
    ...carton(8),
    gap(41, 14, 28, 56, colour.brick),
    ...carton(74),
    bracket(3, 8, 104, 60, colour.ink, 11),
  ]);
}

/** Stacks of tins as the bars of a chart. */
const chart = () =>
  [1, 2, 3, 2, 4]
    .map((count, i) =>
      repeat(count, (level) => {
        const [x, y] = [6 + i * 21, foot - (level + 1) * 15.5];
        const [body, band] = i === 4 ? [colour.label, colour.ink] : [colour.sea, colour.bone];
        return markup([rect(x, y, 17, 14.5, body, { rx: 1.5 }), rect(x, y + 4, 17, 4, band)]);
      }),
    )
    .join('');

/** Facings on three shelves as the weeks of a plan: solid for certain weeks, dashed for further possible weeks. */
const plan = () =>
  [
    [0, 2, 3],
    [1, 3, 5],
    [0, 5, 5],
  ]
    .map(([from = 0, sure = 0, max = 0], row) => {
      const y = 8 + row * 22;
      const weeks = Array.from({ length: max }, (_, i): Shape => {
        const x = 8 + (from + i) * 16;
        return i < sure
          ? rect(x, y, 12, 16, row === 1 ? colour.label : colour.petrol)
          : smallGap(x, y, 12, 16, colour.petrol);
      });
      return markup(row < 2 ? [...weeks, rect(2, y + 16, 106, 3, colour.steelDark)] : weeks);
    })
    .join('');

/** A telephone with the shelf that it counts. */
function phone(): string {
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [x, y] = [42 + column * 10, 26 + row * 12];
      return row === 1 && column === 1 ? smallGap(x, y, 8, 9, colour.brick) : rect(x, y, 8, 9, colour.sea);
    }),
  );
  const shelves = [0, 1, 2].map((row) => rect(40, 35.5 + row * 12, 32, 1.6, colour.steelDark));
  return markup([
    rect(34, 4, 44, 66, colour.ink, { rx: 5 }),
    rect(38, 10, 36, 54, colour.white),
    rect(38, 10, 36, 11, colour.label),
    rect(42, 14, 18, 3, colour.ink),
    ...cells,
    ...shelves,
  ]);
}

/**
 * Returns the services' pictures in the order of the menu, one below the other: the menu shows one sixth of the sheet
 * beside each.
 */
export function drawMenuPictures(): string {
  const pictures = [shelfAudit(), reduced(drawPromotion()), reduced(drawMystery()), chart(), plan(), phone()];
  const sheet = pictures.map(
    (picture, i) =>
      `<g transform="translate(0 ${i * size.height})">${ground(size.width)}${picture}${shelf(size.width)}</g>`,
  );
  return svg(size.width, size.height * pictures.length, sheet.join(''));
}

/** A shelf of six products, beside the link to all services. */
export function drawAllServices(): string {
  const width = 240;
  const row: [PackName, number][] = [
    ['juice', 0],
    ['dateSyrup', 34],
    ['tea', 72],
    ['rice', 112],
    ['milk', 166],
    ['yoghurt', 202],
  ];
  const packs = row.flatMap(([name, x]) => facing(name, x + 6, foot, 78));
  return svg(width, size.height, ground(width) + markup(packs) + shelf(width));
}
