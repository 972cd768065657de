import { createHash } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { postKinds } from '#shared/posts/kinds.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { queryPage } from './table/query-page.ts';
import { isOver, itemReader } from './table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName, ttl } from './table/table.ts';
import { isStill, updateItem } from './table/update-item.ts';

const works = ['index', 'mail', 'cv', 'head'] as const;
/** The kinds of items whose writes cause follow-up work. */
const kinds = [
  ...(['message', 'newsletter', 'sending', 'link', 'hand-over', 'administrator'] as const),
  ...postKinds,
  'picture',
] as const;

/**
 * Follow-up work of a write of an item. Doing the work reads the current state of the item; of a list, whose name is then
 * the id, if the work is `head`.
 */
export interface Work {
  readonly work: (typeof works)[number];
  readonly kind: (typeof kinds)[number];
  readonly itemId: string;
}

/** Work that failed and has to be repeated. `dueAt` (ISO 8601, UTC) changes with each try. */
export interface LeftWork extends Work {
  readonly id: string;
  readonly dueAt: string;
}

const readLeft = itemReader<LeftWork, 'id' | 'dueAt' | 'work' | 'kind' | 'itemId'>(
  { id: z.string(), dueAt: z.iso.datetime(), work: z.enum(works), kind: z.enum(kinds), itemId: z.string() },
  {},
);

/** How long taken work is reserved, in milliseconds: longer than a function can run. */
const takenMs = 6 * 60_000;

function keyOf({ work, kind, itemId }: Work): ItemKey<'left-work'> {
  const hash = createHash('sha256').update(JSON.stringify([work, kind, itemId]));
  return itemKey('left-work', hash.digest('base64url'));
}

/** Returns the attributes for the instant at which work is due. */
function due(id: string, at: Date) {
  const dueAt = at.toISOString();
  return { dueAt, ...indexKeys('ofKind', 'left-work', { at: dueAt, id }) };
}

/** Stores failed work as due now. Storing it again changes only its due time. */
export async function storeLeftWork({ work, kind, itemId }: Work, now: Date): Promise<void> {
  const key = keyOf({ work, kind, itemId });
  const id = key.pk.slice('left-work#'.length);
  await updateItem<LeftWork & { since: string }>(key, {
    set: { id, work, kind, itemId, ...due(id, now) },
    setOnce: { since: now.toISOString(), expiresAt: ttl(now.getTime() + keptMs('left-work')) },
  });
}

/** Returns the work that is due, latest first, at most `limit`. */
export async function listLeftWork(limit: number, now: Date): Promise<LeftWork[]> {
  const found: LeftWork[] = [];
  let after: Position | undefined;
  do {
    const start: Position | undefined = after;
    const page = await queryPage(
      { index: 'ofKind', kind: 'left-work', partition: 'left-work', limit, after: start, until: now },
      (item) => (isOver(item, now) ? undefined : readLeft(item)),
    );
    found.push(...page.items);
    after = page.next;
  } while (after && found.length < limit);
  return found.slice(0, limit);
}

/**
 * Reserves work for some minutes in order to do it. Returns `undefined` if another process has reserved it or it was done.
 */
export async function reserveLeftWork(left: LeftWork, now: Date): Promise<LeftWork | undefined> {
  const taken = await updateItem<LeftWork>(keyOf(left), {
    set: due(left.id, new Date(now.getTime() + takenMs)),
    when: [isStill('dueAt', left.dueAt)],
  });
  return taken && readLeft(taken);
}

/** Deletes reserved work that is done. Work that was stored again in the meantime stays. */
export async function deleteLeftWork(taken: LeftWork): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: keyOf(taken),
        ConditionExpression: 'dueAt = :taken',
        ExpressionAttributeValues: { ':taken': taken.dueAt },
      }),
    ),
  );
}
