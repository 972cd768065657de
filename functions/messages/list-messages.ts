import { listAllMessages, listMessagesIn } from '#functions/data/message.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pagination.ts';
import { listMessages as endpoint } from '#shared/api/found-messages.ts';

const pageSize = 100;

export const listMessages: Operation<'listMessages'> = async ({ query }) => {
  const { state, limit = pageSize, cursor } = query;
  const list = state ?? 'all';
  const after = readCursor(list, cursor);
  const page = state ? await listMessagesIn(state, limit, after) : await listAllMessages(limit, after);
  return {
    body: page.items,
    headers: linkToNext(list, { path: endpoint.path, query, next: page.next }),
  };
};
