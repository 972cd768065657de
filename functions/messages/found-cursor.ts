import { type FoundPosition, isPositionOf } from '#functions/data/message-entries/find.ts';
import { BadRequest } from '#functions/http/errors.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';

/** An opaque, URL-safe cursor for the page of what was found that follows a position. */
export function encodeFoundCursor({ term, key }: FoundPosition): string {
  return Buffer.from(`${term}/${key}`).toString('base64url');
}

/**
 * Where a page of what a filter finds starts; `undefined` for the first.
 * @throws BadRequest for a cursor that this filter did not give
 */
export function readFoundCursor(
  filter: MessageFilter,
  cursor: string | undefined,
): FoundPosition | undefined {
  if (cursor === undefined) return undefined;
  const [, term, key] = /^(\d)\/(.+)$/su.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { term: Number(term), key: key ?? '' };
  if (encodeFoundCursor(position) === cursor && isPositionOf(filter, position)) return position;
  throw new BadRequest('The cursor is not valid; start again with the first page.');
}
