import { searchMessages } from '#functions/data/message-entries/find.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkWith } from '#functions/http/pagination.ts';
import { findMessages as endpoint } from '#shared/api/found-messages.ts';
import { encodeFoundCursor, readFoundCursor } from './found-cursor.ts';

const pageSize = 50;

export const findMessages: Operation<'findMessages'> = async ({ body }) => {
  const { limit = pageSize, cursor, ...filter } = body;
  const { items, next } = await searchMessages(filter, limit, readFoundCursor(filter, cursor), new Date());
  return {
    body: items,
    ...(next && { headers: linkWith(encodeFoundCursor(next), { path: endpoint.path }) }),
  };
};
