import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type AuditSubject, actNames, acts, auditThings, outcomes } from '#shared/audit/acts.ts';
import type { AuditLine } from '#shared/audit/line.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexKeys, itemKey, tableName, ttl } from '../table/table.ts';

/** How many lines are read for one page, which limits what a filter costs. */
const maxRead = 1000;
const stride = 200;

const readLine = itemReader<AuditLine, 'id' | 'at' | 'accountId' | 'username'>(
  { id: z.string(), at: z.iso.datetime(), accountId: z.string(), username: z.string() },
  {
    act: [z.optional(z.enum(actNames)), undefined],
    outcome: [z.enum(outcomes), 'unclear'],
    thing: [z.optional(z.enum(auditThings)), undefined],
    thingId: [z.optional(z.string()), undefined],
    title: [z.optional(z.string()), undefined],
    network: [z.optional(z.string()), undefined],
    country: [z.optional(z.string()), undefined],
  },
);

/** Adds a line to the log. Returns true if it was added; a line with the same id stays as it is. */
export async function appendAuditLine(line: AuditLine, abortSignal?: AbortSignal): Promise<boolean> {
  const placed = indexKeys('ofKind', 'audit', line);
  return put({ ...itemKey('audit', line.id), ...placed, ...line, ...expiry(line.at) }, abortSignal);
}

/**
 * Makes the same write as {@link appendAuditLine}, but of an item that is never listed, so that the response time does
 * not reveal whether a name exists.
 */
export async function appendDecoyLine(id: string, now: Date, abortSignal?: AbortSignal): Promise<void> {
  await put({ ...itemKey('audit', id), expiresAt: ttl(now.getTime()) }, abortSignal);
}

async function put(Item: Record<string, unknown>, abortSignal?: AbortSignal): Promise<boolean> {
  const written = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({ TableName: tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      { ...(abortSignal && { abortSignal }) },
    ),
  );
  return written !== undefined;
}

function expiry(at: string) {
  return { expiresAt: ttl(Date.parse(at) + keptMs('audit')) };
}

/** The filter of a list of lines: by account and by subject. Without both, all lines are listed. */
export interface AuditFilter {
  readonly accountId?: string | undefined;
  readonly subject?: AuditSubject | undefined;
  /** The earliest and the latest instant of the lines. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * Returns lines of the log, newest first, at most `limit`. With a filter at most {@link maxRead} lines are read, so a
 * page may have fewer lines than match: only `next` says whether there are more.
 */
export async function listAuditLines(
  { accountId, subject, since, until }: AuditFilter,
  limit: number,
  after: Position | undefined,
  now = new Date(),
): Promise<Page<AuditLine>> {
  const firstKept = new Date(now.getTime() - keptMs('audit') + 1);
  const from = since && since > firstKept ? since : firstKept;
  const fits = (line: AuditLine) =>
    (accountId === undefined || line.accountId === accountId) &&
    (subject === undefined || (line.act !== undefined && acts[line.act] === subject));
  const items: AuditLine[] = [];
  let next = after;
  for (let read = 0; read < maxRead; read += stride) {
    const page: Page<AuditLine> = await queryPage(
      { index: 'ofKind', kind: 'audit', partition: 'audit', limit: stride, after: next, since: from, until },
      readLine,
    );
    for (const line of page.items.filter(fits)) {
      items.push(line);
      if (items.length === limit) return { items, next: isLast(page, line) ? undefined : line };
    }
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

/** True if no line follows this one. */
function isLast({ items, next }: Page<AuditLine>, line: AuditLine): boolean {
  return next === undefined && items.at(-1)?.id === line.id;
}
