import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { deletedItems, thingKeyOf } from '#functions/data/audit/things.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import type { Operation } from '#functions/http/operation.ts';
import { readCursor } from '#functions/http/pages/pagination.ts';
import { endOfDay, startOfDay } from '#shared/site-time.ts';

const list = 'audit-log';
const pageSize = 50;

export const findAuditLines: Operation<'findAuditLines'> = async ({
  body: { cursor, from, to, ...filter },
}) => {
  const range = { since: from ? startOfDay(from) : undefined, until: to ? endOfDay(to) : undefined };
  const { items, next } = await listAuditLines({ ...filter, ...range }, pageSize, readCursor(list, cursor));
  const gone = await deletedItems(items);
  const lines = items.map((line) => {
    const key = thingKeyOf(line);
    return key && gone.has(key.pk) ? { ...line, gone: true as const } : line;
  });
  return { body: { lines, next: next && encodeCursor(list, next) } };
};
