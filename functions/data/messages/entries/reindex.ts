import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/table/batch.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { type Position, parseSortKey, sortKey } from '#functions/data/table/cursor.ts';
import { queryPage } from '#functions/data/table/query-page.ts';
import { type Item, itemReader } from '#functions/data/table/stored-item.ts';
import { itemKey, tableName, ttl } from '#functions/data/table/table.ts';
import { exists, isStill, updateItem } from '#functions/data/table/update-item.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { getMessageItem, messageKey, type StoredMessage } from '../message.ts';
import { listIndexRoots } from './index-root.ts';
import { updateIndex } from './update-index.ts';

/** Raise this when messages get other entries, or the index stores more about them. All messages are then indexed again. */
const form = 5;
/**
 * After this long, in milliseconds, all messages are indexed again, which adds everything that was missed, for example
 * while an older release ran.
 */
const againAfterMs = 30 * 24 * 60 * 60_000;
const stride = 100;
const atATime = 10;

const parts = ['messages', 'entries', 'done'] as const;

interface Progress {
  readonly form: number;
  readonly part: (typeof parts)[number];
  readonly through: string | undefined;
  readonly changedAt: string | undefined;
}

const readProgress = itemReader<Progress, never>(
  {},
  {
    form: [z.number(), 0],
    part: [z.enum(parts), 'messages'],
    through: [z.optional(z.string()), undefined],
    changedAt: [z.optional(z.iso.datetime()), undefined],
  },
);
const progressKey = itemKey('message-entry', 'walk');

/**
 * Goes through all messages and treats each as if it had changed, so that older ones, or ones that were missed, get
 * their entries and are kept as long as `retention` says; then through all entries, to delete those whose message is
 * gone. It continues where the last call stopped, and does nothing for a month once it is finished. `again` starts from
 * the beginning. Returns true when it is finished.
 */
export async function reindexMessages(
  now: () => Date,
  hasTime: () => boolean,
  again = false,
): Promise<boolean> {
  let progress = again ? undefined : await getProgress();
  if (!progress || progress.form !== form || isLongAgo(progress, now())) progress = beginning;
  while (progress.part !== 'done' && hasTime()) {
    progress = await step(progress, now());
    await updateItem<Progress>(progressKey, {
      set: { form, part: progress.part, through: progress.through, changedAt: now().toISOString() },
      ...(progress.through === undefined && { remove: ['through'] }),
    });
  }
  return progress.part === 'done';
}

const beginning: Progress = { form, part: 'messages', through: undefined, changedAt: undefined };

async function getProgress(): Promise<Progress | undefined> {
  const read = new GetCommand({ TableName: tableName, Key: progressKey, ConsistentRead: true });
  const { Item } = await dynamodb.send(read);
  return Item && readProgress(Item);
}

function isLongAgo({ part, changedAt = '' }: Progress, now: Date): boolean {
  return part === 'done' && !(Date.parse(changedAt) > now.getTime() - againAfterMs);
}

async function step({ part, through }: Progress, now: Date): Promise<Progress> {
  const after = through === undefined ? undefined : parseSortKey(through);
  const next = part === 'messages' ? await touchSome(after, now) : await cleanSome(after);
  const following = part === 'messages' ? 'entries' : 'done';
  return { ...beginning, part: next ? part : following, through: next && sortKey(next) };
}

async function touchSome(after: Position | undefined, now: Date): Promise<Position | undefined> {
  const { items, next } = await queryPage(
    { index: 'ofKind', kind: 'message', partition: 'message', limit: stride, after },
    (item) => item,
  );
  await inParts(items, (item) => touch(item, now));
  return next;
}

/**
 * Writes a message again unchanged, so that the stream reports it. A deleted message is handled here, since it cannot be
 * written.
 */
export async function triggerReindex(id: string, now: Date): Promise<void> {
  const item = await getMessageItem(id);
  if (item) await touch(item, now);
  else await updateIndex(id);
}

/**
 * Writes a message so that the stream reports it. A message that is done gets its expiry where an older release set
 * none.
 */
async function touch({ pk, processedAt, expiresAt }: Item, now: Date): Promise<void> {
  const doneAt = typeof processedAt === 'string' ? Date.parse(processedAt) : Number.NaN;
  const isWithoutTime = expiresAt === undefined && !Number.isNaN(doneAt);
  await updateItem<StoredMessage & { walkedAt: string }>(messageKey(String(pk).slice('message#'.length)), {
    set: {
      walkedAt: now.toISOString(),
      ...(isWithoutTime && { expiresAt: ttl(doneAt + keptMs('message')) }),
    },
    when: [exists('pk'), isStill('processedAt', processedAt)],
  });
}

async function cleanSome(after: Position | undefined): Promise<Position | undefined> {
  const { items: ids, next } = await listIndexRoots(stride, after);
  const stored = new Set((await batchGet(ids.map(messageKey))).map(({ pk }) => pk));
  await inParts(
    ids.filter((id) => !stored.has(messageKey(id).pk)),
    updateIndex,
  );
  return next;
}

async function inParts<Element>(
  elements: readonly Element[],
  work: (element: Element) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < elements.length; start += atATime) {
    await Promise.all(elements.slice(start, start + atATime).map(work));
  }
}
