const positionPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)#([A-Za-z0-9_-]{16,64})$/;

/** Where a page ended: the instant its last item is sorted by (ISO 8601 in UTC), and that item's id. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

/** A position as sort keys hold it. */
export function sortKey({ at, id }: Position): `${string}#${string}` {
  return `${at}#${id}`;
}

/** The inverse of {@link sortKey}; `undefined` for any other text. */
export function parseSortKey(text: string): Position | undefined {
  const [, at, id] = positionPattern.exec(text) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) return undefined;
  return { at, id };
}

/** An opaque, URL-safe cursor for the page of a list that follows a position. */
export function encodeCursor(list: string, position: Position): string {
  return Buffer.from(`${list}/${sortKey(position)}`).toString('base64url');
}

/**
 * The position in a cursor of this list; `undefined` when it was not made by {@link encodeCursor} for this list.
 * A cursor holds no partition key, so that even a forged one only leads to another place in the same list.
 */
export function decodeCursor(list: string, cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = text.startsWith(`${list}/`) ? parseSortKey(text.slice(list.length + 1)) : undefined;
  return position && encodeCursor(list, position) === cursor ? position : undefined;
}
