import { facing, facingSize, packs } from '#web/drawing/packs.ts';
import { gap, rail, recoloured, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { type Finding, type Listing, perPage } from './listings.ts';

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
  if (picture === 'none') return { width, height, shapes: [gap(0, 0, width, height, colour.white)] };
  const shapes = picture === 'old' ? recoloured(pack(height), formerColours) : pack(height);
  return { width, height, shapes };
}

/** Returns four packs in stock, or their dashed outlines. */
export function stockOf(inStock: boolean): Drawn {
  const [count, height, between] = [4, 38, 5];
  const { width } = facingSize(product, height / packs[product].height);
  const shapes = Array.from({ length: count }, (_, i) => i * (width + between)).flatMap((x) =>
    inStock ? pack(height, x) : [gap(x, 0, width, height, colour.white)],
  );
  return { width: count * (width + between) - between, height, shapes };
}

/**
 * Returns the page of results that lists the product, in reading direction, with the product in white. A product that was
 * not found is a dashed gap after the first page.
 */
export function resultsOf(place: number | undefined, rtl: boolean): Drawn {
  const [width, height, step] = [11, 34, 14];
  const whole = perPage * step + width;
  const xOf = (i: number) => (rtl ? whole - i * step - width : i * step);
  const shapes = Array.from({ length: perPage }, (_, i): Shape[] => {
    const x = xOf(i);
    if (place === undefined || i !== (place - 1) % perPage)
      return [rect(x, height * 0.22, width, height * 0.78, colour.result)];
    return [
      rect(x, 0, width, height, colour.white),
      rect(x + width * 0.2, height * 0.3, width * 0.6, height * 0.3, colour.date),
    ];
  });
  const missing = place === undefined ? [gap(xOf(perPage), 0, width, height, colour.white)] : [];
  return { width: whole, height, shapes: [...shapes.flat(), ...missing] };
}

/** The results that are drawn of a search: two pages. */
const resultsDrawn = 2 * perPage;
const [resultWidth, resultStep] = [26, 31];
/** The additional space where a page of results ends, in px. */
const pageGap = 20;
const resultStart = (i: number) => i * resultStep + Math.floor(i / perPage) * pageGap;
export const searchedSize = { width: resultStart(resultsDrawn) + resultWidth, height: 62 };

/**
 * Returns the first results, page by page on a rail: paid places dark, the listed product yellow in its place. A product
 * that was not found is a gap after the last.
 */
export function searchedOf({ place, paid }: Pick<Listing, 'place' | 'paid'>, rtl: boolean): readonly Shape[] {
  const { width, height } = searchedSize;
  const base = height - 8;
  const xOf = (i: number) => (rtl ? width - resultStart(i) - resultWidth : resultStart(i));
  const results = Array.from({ length: resultsDrawn }, (_, i): Shape => {
    const x = xOf(i);
    if (i + 1 === place) return rect(x, 0, resultWidth, base, colour.label);
    const fill = paid.includes(i + 1) ? colour.petrol : colour.mist;
    return rect(x, base * 0.3, resultWidth, base * 0.7, fill);
  });
  const missing = place === undefined ? [gap(xOf(resultsDrawn), 0, resultWidth, base, colour.danger)] : [];
  return [...results, ...missing, ...rail(0, base, width, height - base)];
}
