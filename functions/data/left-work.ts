import { createHash } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import type { Position } from './table/cursor.ts';
import { queryPage } from './table/query-page.ts';
import { isOver, itemReader } from './table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName, ttl } from './table/table.ts';
import { isStill, updateItem } from './table/update-item.ts';

const works = ['index', 'mail', 'cv'] as const;
/** Kinds of items from whose writes work follows. */
const kinds = ['message', 'newsletter', 'sending', 'link', 'hand-over', 'administrator'] as const;

/** Work that follows from a write of an item, by the item: it is found or mailed by reading that. */
export interface Work {
  readonly work: (typeof works)[number];
  readonly kind: (typeof kinds)[number];
  readonly itemId: string;
}

/** Work that could not be done and is to be done again. `dueAt`, ISO 8601 in UTC: when; it is another after each try. */
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

/** Notes that some work is left; once more changes only when it is due, which is now. */
export async function noteLeft({ work, kind, itemId }: Work, now: Date): Promise<void> {
  const key = keyOf({ work, kind, itemId });
  const id = key.pk.slice('left-work#'.length);
  await updateItem<LeftWork & { since: string }>(key, {
    set: { id, work, kind, itemId, ...due(id, now) },
    setOnce: { since: now.toISOString(), expiresAt: ttl(now.getTime() + keptMs('left-work')) },
  });
}

/** Work that is due, latest first, at most so much. */
export async function listLeft(limit: number, now: Date): Promise<LeftWork[]> {
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

/** Takes work to do it: for some minutes nobody else does. `undefined`: somebody else has, or it was done. */
export async function takeLeft(left: LeftWork, now: Date): Promise<LeftWork | undefined> {
  const taken = await updateItem<LeftWork>(keyOf(left), {
    set: due(left.id, new Date(now.getTime() + takenMs)),
    when: [isStill('dueAt', left.dueAt)],
  });
  return taken && readLeft(taken);
}

/** Forgets work that was taken and is done; what was left anew since stays. */
export async function forgetLeft(taken: LeftWork): Promise<void> {
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
