import { decodeCursor, encodeCursor, type Position } from '#functions/data/table/cursor.ts';
import { BadRequest } from '../errors.ts';

/**
 * Returns where a page of this list starts; `undefined` for the first.
 * @throws BadRequest for a cursor that does not belong to this list
 */
export function readCursor(list: string, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(list, cursor);
  if (!position) throw new BadRequest('The cursor is not valid; start again with the first page.');
  return position;
}

/**
 * Returns the headers with the URL of the next page: the same path and query, with a cursor for the end of this page. After the
 * last page there is no such header.
 */
export function linkToNext(
  list: string,
  { path, query, next }: { path: string; query: Query; next: Position | undefined },
): { readonly Link?: string } {
  return next ? linkWith(encodeCursor(list, next), { path, query }) : {};
}

/** Returns the header with the URL of the page that begins at a cursor: the same path and query with that cursor. */
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
