import { decodeCursor, encodeCursor, type Position } from '#functions/data/table/cursor.ts';
import { BadRequest } from '../errors.ts';

/**
 * Where a page of this list starts; `undefined` for the first.
 * @throws BadRequest for a cursor that this list did not give
 */
export function readCursor(list: string, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(list, cursor);
  if (!position) throw new BadRequest('The cursor is not valid; start again with the first page.');
  return position;
}

/**
 * The headers that lead from a page of this list to the one after it: the same path and query, with the cursor of where the page
 * ended. None after the last.
 */
export function linkToNext(
  list: string,
  { path, query, next }: { path: string; query: Query; next: Position | undefined },
): { readonly Link?: string } {
  return next ? linkWith(encodeCursor(list, next), { path, query }) : {};
}

/** The header that leads to the page of a list that begins at a cursor, and what asks for it: this path and query. */
export function linkWith(
  cursor: string,
  { path, query = {} }: { path: string; query?: Query },
): { readonly Link: string } {
  const given = Object.entries({ ...query, cursor }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { Link: `<${path}?${new URLSearchParams(given)}>; rel="next"` };
}

type Query = Readonly<Record<string, string | number | undefined>>;
