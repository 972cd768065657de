import { provinces } from '#shared/plan/provinces.ts';
import { auditDurations, maxWeeks, weeksOf } from '#web/pages/custom-audits/exhibit/audits.ts';
import { rows } from '#web/pages/digital-commerce/exhibit/listings.ts';
import { stateAt } from '#web/pages/market-research/exhibit/field-day.ts';
import {
  maxPointsOf,
  pointsOf,
  stepNames,
  stores as visited,
} from '#web/pages/mystery-shopping/exhibit/visit.ts';
import { stores, wanted } from '#web/pages/software/exhibit/availability.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { bracket, gap, line, pack, path, rect, repeat, svg } from './svg.ts';

/** The closing band is yellow, so that its drawings are white and ink; they stand on its lower edge. */
const width = 380;
const height = 340;
const { ink, white, petrol } = colour;

/** A row of cartons with a gap, and the price label on the rail below them in a scan bracket. */
function drawLabel(): string {
  const rail = 186;
  const goods = repeat(4, (i) =>
    i === 2 ? gap(24 + i * 84 + 2, rail - 146, 72, 144, ink, 3) : pack('juice', 24 + i * 84, rail, 76, 150),
  );
  const label =
    rect(96, rail + 8, 188, 112, white, 'rx="4"') +
    rect(112, rail + 24, 74, 9, ink) +
    rect(112, rail + 40, 46, 6, ink, 'opacity=".5"') +
    rect(112, rail + 62, 84, 42, ink) +
    repeat(9, (i) => rect(212 + i * 6.4, rail + 62, [3, 1.6, 4][i % 3] ?? 2, 42, ink));
  return goods + rect(0, rail, width, 34, ink) + label + bracket(84, rail - 4, 212, 136, ink, 5, 26);
}

/** A shelf that is half the plan and half the store, with the handle between them. */
function drawPlan(): string {
  const feet = [164, 332];
  return (
    feet
      .map((foot, row) => {
        const packs = repeat(6, (i) => {
          const x = 10 + i * 61;
          if (i < 3) return rect(x, foot - 124, 52, 124, white, `stroke="${ink}" stroke-width="3"`);
          if (row === 1 && i === 4) return gap(x + 2, foot - 122, 50, 120, ink, 3);
          return (
            pack(row ? 'yoghurt' : 'tea', x, foot, 54, row ? 62 : 112) +
            (row ? pack('yoghurt', x, foot - 63, 54, 62) : '')
          );
        });
        return packs + rect(0, foot, width, 8, ink);
      })
      .join('') +
    rect(186, 0, 6, height, ink) +
    rect(161, 138, 56, 56, white, `rx="4" stroke="${ink}" stroke-width="4"`) +
    line('M176 166h26m-20-8l-8 8 8 8m14-16l8 8-8 8', ink, 3.4)
  );
}

/** The receipt of the first visit: a bar for each step, as long as its share of the points. */
function drawReceipt(): string {
  const [store] = visited;
  const [left, paper] = [84, 224];
  const teeth = repeat(8, (i) => `L${left + (i + 0.5) * 28} 14 L${left + (i + 1) * 28} 28`);
  const steps = stepNames
    .map((step, i) => {
      const y = 88 + i * 29;
      const [all, got] = [maxPointsOf(step), pointsOf(store, step)];
      const unit = 3.2;
      return (
        rect(left + 22, y + 4, 56, 7, ink, 'opacity=".55"') +
        rect(left + 92, y, got * unit, 16, petrol) +
        (got < all ? gap(left + 93 + got * unit, y + 1, (all - got) * unit - 2, 14, ink, 1.8) : '')
      );
    })
    .join('');
  return (
    path(`M${left} ${height}V28${teeth}V${height}Z`, white) +
    rect(left + 22, 46, 112, 11, ink) +
    rect(left + 22, 64, 70, 6, ink, 'opacity=".5"') +
    steps +
    rect(left + 22, 272, paper - 44, 2, ink) +
    repeat(28, (i) => rect(left + 22 + i * 6.5, 288, [3, 1.6, 4.4, 2][i % 4] ?? 2, height - 288, ink))
  );
}

/** Twelve stores as columns of eight products: found ones are solid, missing ones dashed. One is in the bracket. */
function drawStores(): string {
  const [step, tall] = [31, 40];
  const columns = stores
    .map(({ found }, i) =>
      repeat(wanted, (k) => {
        const [x, y] = [6 + i * step, height - (k + 1) * (tall + 2)];
        return k < found ? rect(x, y, 25, tall, petrol) : gap(x + 1.5, y + 1.5, 22, tall - 3, ink, 1.9);
      }),
    )
    .join('');
  return columns;
}

/** The provinces at noon of the field day; those without a signal are dashed. */
function drawProvinces(): string {
  const state = stateAt(12 * 60 + 16);
  const [tile, step] = [52, 57];
  return provinces
    .map(({ column, row }, i) => {
      const [x, y] = [48 + column * step, row * step];
      if (state[i]?.off) return gap(x + 2, y + 2, tile - 4, tile - 4, ink, 3);
      return (
        rect(x, y, tile, tile, petrol, 'rx="3"') +
        repeat(4, (k) => rect(x + 8 + k * 9.6, y + 14, 7, 24, white))
      );
    })
    .join('');
}

/** The eight audits as rows of weeks: solid up to the shortest duration, dashed up to the longest. */
function drawWeeks(): string {
  const step = (width - 4) / maxWeeks;
  return auditDurations
    .map(({ duration }, row) => {
      const { always, upTo } = weeksOf(duration);
      const y = 4 + row * 42;
      const weeks = repeat(upTo, (i) => {
        const x = 2 + i * step;
        return i < always ? rect(x, y, step - 4, 34, petrol) : gap(x + 1, y + 1, step - 6, 32, ink, 1.9);
      });
      return weeks + rect(0, y + 34, width, 3, ink);
    })
    .join('');
}

/** Three pages of e-shops: what is right is solid, each fault is dashed. */
function drawListings(): string {
  return [0, 1, 2]
    .map((shop) => {
      const x = 4 + shop * 128;
      const right = rows.map(([, checks]) => checks[shop]?.fault === undefined);
      const part = (is: boolean | undefined, left: number, top: number, wide: number, tall: number) =>
        is
          ? rect(x + left, top, wide, tall, petrol)
          : gap(x + left + 1.5, top + 1.5, wide - 3, tall - 3, ink, 2);
      return (
        rect(x, 40, 116, height - 40, white) +
        rect(x, 40, 116, 22, ink) +
        rect(x + 8, 48, 62, 6, white) +
        part(right[0], 14, 78, 88, 100) +
        part(right[1], 14, 190, 58, 22) +
        part(right[2], 14, 224, 88, 28) +
        repeat(4, (i) => part(i === 0 && right[3], 14, 264 + i * 20, 88, 14))
      );
    })
    .join('');
}

/** The object of each service page, for the yellow band at its end. */
export const closings = {
  retail: svg(width, height, drawLabel()),
  activation: svg(width, height, drawPlan()),
  mystery: svg(width, height, drawReceipt()),
  software: svg(width, height, drawStores()),
  research: svg(width, height, drawProvinces()),
  custom: svg(width, height, drawWeeks()),
  digital: svg(width, height, drawListings()),
};
