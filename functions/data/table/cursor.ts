const positionPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)#([A-Za-z0-9_-]{16,64})$/;

/** A position in a list: the instant an item is sorted by (ISO 8601, UTC), and its id. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

/** Returns the sort key of a position: the instant first, so that keys sort by time; the id makes the key unique. */
export function sortKey({ at, id }: Position): `${string}#${string}` {
  return `${at}#${id}`;
}

/** The inverse of {@link sortKey}; `undefined` for any other text. */
export function parseSortKey(text: string): Position | undefined {
  const [, at, id] = positionPattern.exec(text) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) return undefined;
  return { at, id };
}

/** Returns an opaque, URL-safe cursor for the page of a list that follows a position. */
export function encodeCursor(list: string, position: Position): string {
  return Buffer.from(`${list}/${sortKey(position)}`).toString('base64url');
}

/**
 * Returns the position in a cursor of this list; `undefined` if {@link encodeCursor} did not make it for this list. A
 * cursor contains no partition key, so that even a forged one leads only to another place in the same list.
 */
export function decodeCursor(list: string, cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = text.startsWith(`${list}/`) ? parseSortKey(text.slice(list.length + 1)) : undefined;
  return position && encodeCursor(list, position) === cursor ? position : undefined;
}
