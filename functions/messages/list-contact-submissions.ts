import { listContactSubmissions as endpoint } from '../../shared/api.ts';
import { decodeCursor, encodeCursor, type Position } from '../data/cursor.ts';
import { listMessages, listMessagesInState } from '../data/message-list.ts';
import { BadRequest } from '../http/errors.ts';
import { nextLink } from '../http/next-link.ts';
import type { Operation } from '../http/operation.ts';

const pageSize = 100;

export const listContactSubmissions: Operation<'listContactSubmissions'> = async ({ query }) => {
  const { state, limit = pageSize, cursor } = query;
  const list = state ?? 'all';
  const after = cursor === undefined ? undefined : readCursor(list, cursor);
  const page = state ? await listMessagesInState(state, limit, after) : await listMessages(limit, after);
  return {
    body: page.messages,
    headers: page.next
      ? { Link: nextLink(endpoint.path, { ...query, cursor: encodeCursor(list, page.next) }) }
      : {},
  };
};

function readCursor(list: string, cursor: string): Position {
  const position = decodeCursor(list, cursor);
  if (!position) throw new BadRequest('The cursor is not valid; start again with the first page.');
  return position;
}
