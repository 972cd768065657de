import { facing, facingSize, packs } from '#web/drawing/packs.ts';
import { gap, rail, recoloured, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { type Finding, listings, perPage, resultsChecked, shopNames } from './listings.ts';

/** A drawing and its size in px. */
export interface Drawn {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

const product = 'dateSyrup';

/** Returns one pack of the product of the given height. */
function pack(height: number, x = 0): readonly Shape[] {
  return facing(product, x, height, height / packs[product].height);
}

/** The colours of the pack before it was redesigned. */
const formerColours = {
  [colour.label]: colour.sage,
  [colour.bone]: colour.sage,
  [colour.date]: colour.dateLight,
  [colour.dateLight]: colour.date,
};

/** Returns the picture of a listing: the current pack, the former one, or a dashed outline. */
export function pictureOf(picture: Extract<Finding, { check: 'picture' }>['picture']): Drawn {
  const height = 94;
  const { width } = facingSize(product, height / packs[product].height);
  if (picture === 'none') return { width, height, shapes: [gap(0, 0, width, height, colour.label)] };
  const shapes = picture === 'old' ? recoloured(pack(height), formerColours) : pack(height);
  return { width, height, shapes };
}

/** Returns four packs in stock, or their dashed outlines. */
export function stockOf(inStock: boolean): Drawn {
  const [count, height, between] = [4, 38, 5];
  const { width } = facingSize(product, height / packs[product].height);
  const shapes = Array.from({ length: count }, (_, i) => i * (width + between)).flatMap((x) =>
    inStock ? pack(height, x) : [gap(x, 0, width, height, colour.label)],
  );
  return { width: count * (width + between) - between, height, shapes };
}

/**
 * The number of results in the small drawing of a search: whole pages, up to the last page that lists the product in any
 * shop.
 */
const resultsDrawn =
  Math.max(...shopNames.map((shop) => Math.ceil((listings[shop].place ?? 1) / perPage))) * perPage;

/**
 * Returns the first pages of results with the listed product, in reading direction: white on the first page, yellow on
 * a later one. A product that was not found is a dashed gap after the last result.
 */
export function resultsOf(place: number | undefined, rtl: boolean): Drawn {
  const [width, height, step, betweenPages] = [6, 34, 8, 8];
  const missingWidth = 12;
  const startOf = (i: number) => i * step + Math.floor(i / perPage) * betweenPages;
  const whole = startOf(resultsDrawn) + missingWidth;
  const xOf = (i: number, wide = width) => (rtl ? whole - startOf(i) - wide : startOf(i));
  const shapes = Array.from({ length: resultsDrawn }, (_, i): Shape[] => {
    const x = xOf(i);
    if (i + 1 !== place) return [rect(x, height * 0.22, width, height * 0.78, colour.result)];
    return [
      rect(x, 0, width, height, place > perPage ? colour.label : colour.white),
      rect(x + width * 0.2, height * 0.3, width * 0.6, height * 0.3, colour.date),
    ];
  });
  const missing =
    place === undefined ? [gap(xOf(resultsDrawn, missingWidth), 0, missingWidth, height, colour.label)] : [];
  return { width: whole, height, shapes: [...shapes.flat(), ...missing] };
}

const [resultWidth, resultStep] = [12, 15];
/** The additional space where a page of results ends, in px. */
const pageGap = 18;
const resultStart = (i: number) => i * resultStep + Math.floor(i / perPage) * pageGap;
export const searchedSize = { width: resultStart(resultsChecked) + resultWidth, height: 56 };

/**
 * Returns all results that were looked through, page by page on a rail, with the listed product in its place; a product
 * that is not among them is a gap after the last.
 */
export function searchedOf(place: number | undefined, rtl: boolean): readonly Shape[] {
  const { width, height } = searchedSize;
  const base = height - 8;
  const xOf = (i: number) => (rtl ? width - resultStart(i) - resultWidth : resultStart(i));
  const results = Array.from({ length: resultsChecked }, (_, i): Shape => {
    const x = xOf(i);
    if (i + 1 === place) return rect(x, 0, resultWidth, base, colour.label, { stroke: colour.ink });
    return rect(x, base * 0.3, resultWidth, base * 0.7, colour.mist);
  });
  const missing = place === undefined ? [gap(xOf(resultsChecked), 0, resultWidth, base, colour.danger)] : [];
  return [...results, ...missing, ...rail(0, base, width, height - base)];
}
