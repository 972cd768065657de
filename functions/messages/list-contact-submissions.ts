import { listContactSubmissions as endpoint } from '../../shared/api.ts';
import { encodeCursor } from '../data/cursor.ts';
import { listMessages, listMessagesInState } from '../data/message-list.ts';
import { readCursor } from '../http/cursor.ts';
import { nextLink } from '../http/next-link.ts';
import type { Operation } from '../http/operation.ts';

const pageSize = 100;

export const listContactSubmissions: Operation<'listContactSubmissions'> = async ({ query }) => {
  const { state, limit = pageSize, cursor } = query;
  const list = state ?? 'all';
  const after = readCursor(list, cursor);
  const page = state ? await listMessagesInState(state, limit, after) : await listMessages(limit, after);
  return {
    body: page.messages,
    headers: page.next
      ? { Link: nextLink(endpoint.path, { ...query, cursor: encodeCursor(list, page.next) }) }
      : {},
  };
};
