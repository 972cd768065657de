import { readFileSync } from 'node:fs';
import type { Language } from '#shared/language.ts';
import { examplePlan } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import type { PicturedPage } from '#web/app/page-table.ts';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { bracket, circle, gap, path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { channels } from '#web/pages/activation/exhibit/channels.ts';
import { badgeOf, scene, sceneSize } from '#web/pages/activation/exhibit/scene.ts';
import { auditDurations, maxWeeks, weeksOf } from '#web/pages/custom-audits/exhibit/audits.ts';
import { type Drawn, pictureOf, resultsOf, stockOf } from '#web/pages/digital-commerce/exhibit/drawings.ts';
import { type Check, rows } from '#web/pages/digital-commerce/exhibit/listings.ts';
import { interviewsPerProvince, stateAt } from '#web/pages/market-research/exhibit/field-day.ts';
import { drawnStores } from '#web/pages/method/exhibit/drawings.ts';
import { frontSize, shopFront } from '#web/pages/mystery-shopping/exhibit/drawings.ts';
import { maxPointsOf, pointsOf, stepNames, stores } from '#web/pages/mystery-shopping/exhibit/visit.ts';
import { findingOf, shelves } from '#web/pages/retail-audit/exhibit/shelf.ts';
import { stores as auditedStores, wanted } from '#web/pages/software/exhibit/availability.ts';
import { type Puzzle, puzzleOf } from '#web/pages/try-an-audit/exhibit/puzzle.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { assetFolder } from '../paths.ts';
import { markup } from './svg.ts';

/** A drawing of the given size in px, as SVG markup; it stands on its lower edge. */
export interface PagePicture {
  width: number;
  height: number;
  body: string;
}

/** The sharing picture of each page: its exhibit in its initial state, if it has one, otherwise its drawing. */
export const pagePictures: Readonly<Record<PicturedPage, (language: Language) => PagePicture>> = {
  'retail-audit': pricedShelves,
  activation: foundStore,
  'mystery-shopping': scoredVisit,
  'market-research': fieldDay,
  'custom-audits': planOfWeeks,
  software: availability,
  'digital-commerce': threeShops,
  plan: plannedProvinces,
  'try-an-audit': auditedBays,
  'what-we-do': () => asset('menu/all-services'),
  'our-people': () => asset('team-badges'),
  'sample-report': reportCounts,
  method: () => {
    const { width, height, shapes } = drawnStores();
    return { width, height, body: markup(shapes) };
  },
  awards: () => asset('covers/cover-visit-3'),
  contact: () => asset('covers/cover-map-4'),
  news: () => asset('covers/cover-price-2'),
  blog: () => asset('covers/cover-scan-1'),
  careers: () => asset('covers/cover-phone-3'),
};

/** Returns the map of the planner with the provinces of its example chosen. */
function plannedProvinces(): PagePicture {
  const [tile, step] = [64, 72];
  const shapes = provinces.flatMap(({ id, column, row, region }): Shape[] => {
    const [x, y] = [column * step, row * step];
    const chosen = examplePlan.provinces.includes(id);
    const ground = chosen ? colour.label : region === 'kurdistan' ? colour.kurdistan : colour.petrol;
    const mark: Shape[] = chosen
      ? [path(`M${x + 18} ${y + 33}l10 11 19-23`, 'none', { stroke: colour.ink, strokeWidth: 6 })]
      : [];
    return [rect(x, y, tile, tile, ground, { rx: 3 }), ...mark];
  });
  return { width: 5 * step - 8, height: 6 * step - 8, body: markup(shapes) };
}

/** Returns the drawing in an SVG file of the site's assets, in the size that its `viewBox` names. */
function asset(name: string): PagePicture {
  const file = readFileSync(new URL(`${name}.svg`, assetFolder), 'utf8');
  const [, width = 0, height = 0] = /viewBox="0 0 (\S+) (\S+)"/.exec(file)?.map(Number) ?? [];
  return { width, height, body: file.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') };
}

const dashed = (x: number, y: number, width: number, height: number, stroke: string): Shape =>
  rect(x + 1.5, y + 1.5, width - 3, height - 3, 'none', {
    stroke,
    strokeWidth: 3,
    strokeDasharray: '7 5',
  });

/** Returns a red disc that marks a fault. */
const fault = (cx: number, cy: number): readonly Shape[] => [
  circle(cx, cy, 13, colour.signal),
  rect(cx - 6.5, cy - 1.75, 13, 3.5, colour.white),
];

/** Returns the shelves of the audit photo, with wrong price labels in red. */
function pricedShelves(): PagePicture {
  const [width, height, edge, between] = [580, 112, 30, 4];
  const body = shelves.flatMap((groups, row): readonly Shape[] => {
    const foot = row * (height + edge) + height;
    const wide = groups.reduce(
      (sum, { pack, facings }) => sum + facings * (facingSize(pack, 100).width + between),
      0,
    );
    const shelf = 100 * Math.min(1.1, (width - 64) / wide);
    const drawn = groups.flatMap((label, i) => {
      const size = facingSize(label.pack, shelf);
      const step = size.width + between;
      const whole = label.facings * step - between;
      const start = i === 0 ? 20 : width - 20 - whole;
      const packs = Array.from({ length: label.facings }, (_, at) =>
        label.empty?.includes(at)
          ? [gap(start + at * step, foot - size.height, size.width, size.height, colour.label)]
          : facing(label.pack, start + at * step, foot, shelf),
      );
      const { finding } = findingOf(label);
      const off = finding === 'above' || finding === 'below';
      const paper =
        finding === 'none'
          ? []
          : [
              rect(start, foot + 4, 64, 22, off ? colour.signal : colour.white),
              rect(start + 8, foot + 11, 34, 8, off ? colour.white : colour.ink),
            ];
      const read =
        label.pack === 'juice'
          ? [bracket(start - 7, foot - size.height - 6, whole + 14, size.height + 5)]
          : [];
      return [...packs.flat(), ...paper, ...read];
    });
    return [rect(0, foot - height, width, height, colour.void), ...rail(0, foot, width, edge), ...drawn];
  });
  return { width, height: shelves.length * (height + edge), body: markup(body) };
}

/** Returns the stand in the hypermarket with a disc on each deviation from the agreement. */
function foundStore(language: Language): PagePicture {
  const { width, height } = sceneSize('hypermarket', 'narrow');
  const rtl = language === 'ar';
  const discs = channels.hypermarket.differences.flatMap(({ name }) => {
    const { x, y } = badgeOf('hypermarket', name, 'narrow');
    return fault(rtl ? width - x : x, y);
  });
  return { width, height, body: markup([...scene('hypermarket', 'found', 'narrow', rtl), ...discs]) };
}

/** Returns the stores of a wave side by side, a facing per product: dashed if it was not on the shelf. */
function availability(): PagePicture {
  const [cell, step] = [
    { width: 34, height: 28 },
    { x: 46, y: 36 },
  ];
  const height = wanted * step.y - 8;
  const shapes = auditedStores.flatMap(({ found }, column) =>
    Array.from({ length: wanted }, (_, row): Shape => {
      const [x, y] = [column * step.x, height - cell.height - row * step.y];
      if (row < found) return rect(x, y, cell.width, cell.height, colour.sea);
      return rect(x + 1.25, y + 1.25, cell.width - 2.5, cell.height - 2.5, 'none', {
        stroke: colour.label,
        strokeWidth: 2.5,
        strokeDasharray: '6 4',
      });
    }),
  );
  return { width: auditedStores.length * step.x, height, body: markup(shapes) };
}

/** Returns the first visit: its shop, and below it one bar for each step. The score is filled; the maximum is dashed. */
function scoredVisit(): PagePicture {
  const [store] = stores;
  const scale = 1.5;
  const [width, top] = [560, frontSize.height * scale + 36];
  const shop = `<g transform="translate(${(width - frontSize.width * scale) / 2} 0) scale(${scale})">${markup(shopFront(store, true))}</g>`;
  const unit = { width: 80, height: 5.2 };
  const bottom = top + Math.max(...stepNames.map(maxPointsOf)) * unit.height;
  const bars = stepNames.flatMap((step, i) => {
    const [x, max, got] = [i * 96, maxPointsOf(step) * unit.height, pointsOf(store, step) * unit.height];
    return [
      dashed(x, bottom - max, unit.width, max, colour.outline),
      rect(x, bottom - got, unit.width, got, got < max ? colour.label : colour.sea),
    ];
  });
  return { width, height: bottom, body: shop + markup(bars) };
}

/** Returns the state of the field day at 12:16: provinces without signal are dashed, with what they have sent so far. */
function fieldDay(): PagePicture {
  const tile = { width: 96, height: 64, gap: 8 };
  const state = stateAt(12 * 60 + 16);
  const shapes = provinces.flatMap(({ column, row, region }, i): Shape[] => {
    const [x, y] = [column * (tile.width + tile.gap), row * (tile.height + tile.gap)];
    const { received = 0, waiting = 0, off, caughtUp } = state[i] ?? {};
    const ground = caughtUp ? colour.label : region === 'kurdistan' ? colour.kurdistan : colour.petrol;
    const facings = Array.from({ length: interviewsPerProvince }, (_, interview): Shape => {
      const [left, above] = [x + 9 + (interview % 6) * 13.4, y + 10 + Math.floor(interview / 6) * 24];
      const waits = interview >= received && interview < received + waiting;
      if (waits)
        return rect(left + 1, above + 1, 8, 18, 'none', {
          stroke: colour.label,
          strokeWidth: 2,
          strokeDasharray: '3 2',
        });
      const seen = caughtUp ? colour.ink : colour.mist;
      return rect(
        left,
        above,
        10,
        20,
        interview < received ? seen : colour.shade,
        interview < received ? {} : { opacity: 0.3 },
      );
    });
    return [
      off ? dashed(x, y, tile.width, tile.height, colour.label) : rect(x, y, tile.width, tile.height, ground),
      ...facings,
    ];
  });
  return {
    width: 5 * (tile.width + tile.gap),
    height: 6 * (tile.height + tile.gap) - tile.gap,
    body: markup(shapes),
  };
}

/** Returns the audits as rows of weeks: solid up to the minimum, dashed up to the maximum. */
function planOfWeeks(): PagePicture {
  const [cell, between, line] = [26, 8, 56];
  const width = maxWeeks * (cell + between) - between;
  const rows = auditDurations.flatMap(({ duration }, row): Shape[] => {
    const { always, upTo } = weeksOf(duration);
    const weeks = Array.from({ length: upTo }, (_, week): Shape => {
      const [x, y] = [week * (cell + between), row * line];
      const chosen = row === 4;
      return week < always
        ? rect(x, y, cell, 38, chosen ? colour.label : colour.sea)
        : rect(x + 1.5, y + 1.5, cell - 3, 35, 'none', {
            stroke: chosen ? colour.label : colour.outline,
            strokeWidth: 2.5,
            strokeDasharray: '6 4',
          });
    });
    return row < auditDurations.length - 1
      ? [...weeks, rect(0, row * line + 38, width, 5, colour.steelDark)]
      : weeks;
  });
  return { width, height: (auditDurations.length - 1) * line + 38, body: markup(rows) };
}

/** Returns one product in three online shops: the result of each check, with a red disc if it is wrong. */
function threeShops(): PagePicture {
  const [column, heights] = [200, [112, 40, 62, 62]];
  const shown = (check: Check): Drawn => {
    if (check.check === 'picture') return pictureOf(check.picture);
    if (check.check === 'stock') return stockOf(check.inStock);
    if (check.check === 'search') return resultsOf(check.place, false);
    const tag = [
      rect(0, 0, 92, 26, check.fault ? colour.white : colour.label),
      rect(10, 9, 46, 8, colour.ink),
      rect(64, 9, 18, 8, colour.ink, { opacity: 0.6 }),
    ];
    return { width: 92, height: 26, shapes: tag };
  };
  let top = 0;
  const body = rows.map(([, checks], row) => {
    const height = heights[row] ?? 0;
    const cells = checks.map((check, shop) => {
      const { width, height: own, shapes } = shown(check);
      const [x, y] = [shop * column + (column - width) / 2, top + height - own - 6];
      const mark = check.fault ? fault(shop * column + 16, top + height - 19) : [];
      return `<g transform="translate(${x} ${y})">${markup(shapes)}</g>${markup(mark)}`;
    });
    top += height;
    const shelf = row < rows.length - 1 ? rail(0, top - 6, column * checks.length, 6) : [];
    const line = cells.join('') + markup(shelf);
    top += 22;
    return line;
  });
  return { width: column * 3, height: top - 22 - 6, body: body.join('') };
}

/** Returns three bays of a shelf to audit, with the auditor's marks: brackets on mistakes, yellow on gaps. */
function auditedBays(): PagePicture {
  const { facings, labels, faults }: Puzzle = puzzleOf(2026112401);
  const [cell, shelf, edge, bays] = [96, 118, 26, 3];
  const height = shelf + edge;
  const shapes = Array.from({ length: bays }, (_, bay): readonly Shape[] => {
    const foot = bay * height + shelf;
    const stand = facings.flatMap((facing, place): readonly Shape[] => {
      if (facing.bay !== bay) return [];
      const left = facing.at * cell;
      const fault = faults.get(place);
      const drawn = facing.holds
        ? facingIn(facing.holds, left, foot, cell, shelf - 12)
        : [gap(left + 8, foot - 92, cell - 16, 92, colour.label)];
      return fault === 'stray' ? [...drawn, bracket(left + 3, foot - 104, cell - 6, 104)] : drawn;
    });
    const papers = labels.flatMap((label, index): readonly Shape[] => {
      if (label.bay !== bay) return [];
      const wrong = faults.has(facings.length + index);
      return [
        rect(label.at * cell + 6, foot + 4, 78, 18, wrong ? colour.signal : colour.white),
        rect(label.at * cell + 14, foot + 10, 40, 6, wrong ? colour.white : colour.ink),
      ];
    });
    return [
      rect(0, foot - shelf, cell * 6, shelf, colour.void),
      ...rail(0, foot, cell * 6, edge),
      ...stand,
      ...papers,
    ];
  });
  return { width: cell * 6, height: bays * height, body: markup(shapes.flat()) };
}

/** Returns a facing in the middle of a cell, as large as fits. */
function facingIn(
  pack: PackName,
  left: number,
  foot: number,
  cell: number,
  height: number,
): readonly Shape[] {
  const size = facingSize(pack, 1);
  const shelf = Math.min((cell - 12) / size.width, height / size.height, height * 1.15);
  return facing(pack, left + (cell - shelf * size.width) / 2, foot, shelf);
}

/** Returns the cities of the sample report as facings, each filled to its availability; the rest is dashed. */
function reportCounts(): PagePicture {
  const [width, height, step] = [460, 62, 74];
  const rows = figures.places.flatMap(({ all }, row): readonly Shape[] => {
    const filled = Math.round((1 - all.missing) * 20);
    const foot = row * step + height;
    const facings = Array.from({ length: 20 }, (_, i): Shape => {
      const x = i * 23;
      if (i < filled) return rect(x, foot - height, 18, height, row === 0 ? colour.label : colour.sea);
      return dashed(x, foot - height, 18, height, colour.label);
    });
    return row < figures.places.length - 1
      ? [...facings, rect(0, foot, width, 5, colour.steelDark)]
      : facings;
  });
  return { width, height: (figures.places.length - 1) * step + height, body: markup(rows) };
}
