import { decodeCursor, type Position } from '#functions/data/table/cursor.ts';
import { BadRequest } from './errors.ts';

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

/** `Link` header value that leads to the next page of a list: its path with these query parameters. */
export function nextLink(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`;
}
