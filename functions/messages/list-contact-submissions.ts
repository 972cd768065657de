import { listMessages, listMessagesInState } from '#functions/data/message.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import type { Operation } from '#functions/http/operation.ts';
import { nextLink, readCursor } from '#functions/http/pagination.ts';
import { listContactSubmissions as endpoint } from '#shared/api/messages.ts';

const pageSize = 100;

export const listContactSubmissions: Operation<'listContactSubmissions'> = async ({ query }) => {
  const { state, limit = pageSize, cursor } = query;
  const list = state ?? 'all';
  const after = readCursor(list, cursor);
  const page = state ? await listMessagesInState(state, limit, after) : await listMessages(limit, after);
  return {
    body: page.items,
    headers: page.next
      ? { Link: nextLink(endpoint.path, { ...query, cursor: encodeCursor(list, page.next) }) }
      : {},
  };
};
