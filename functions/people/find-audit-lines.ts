import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import type { Operation } from '#functions/http/operation.ts';
import { readCursor } from '#functions/http/pagination.ts';

const list = 'audit-log';
const pageSize = 50;

export const findAuditLines: Operation<'findAuditLines'> = async ({ body: { cursor, ...filter } }) => {
  const { items, next } = await listAuditLines(filter, pageSize, readCursor(list, cursor));
  return { body: { lines: items, next: next && encodeCursor(list, next) } };
};
