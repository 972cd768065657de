import * as z from 'zod/mini';
import type { ContentKey } from '#shared/content/registry.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { queryPartition } from '../table/query-partition.ts';
import { itemReader } from '../table/stored-item.ts';
import { ttl } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

/** A user who has a content item open in an editor. `at` is the time of the last report (ISO 8601, UTC). */
interface Editing {
  readonly sk: string;
  readonly username: string;
  readonly at: string;
}

const readEditing = itemReader<Editing, 'sk'>(
  { sk: z.string() },
  { username: [z.string(), ''], at: [z.iso.datetime(), new Date(0).toISOString()] },
);

/** After this many milliseconds without a report an editor counts as gone. Editors report every twenty seconds. */
const presentMs = 60_000;

const partitionOf = (key: ContentKey) => `editing#${key}`;

/** Notes that a user is editing an item. */
export async function noteEditing(
  key: ContentKey,
  { accountId, username }: { readonly accountId: string; readonly username: string },
  now: Date,
): Promise<void> {
  await updateItem<Editing>(
    { pk: partitionOf(key), sk: accountId },
    { set: { username, at: now.toISOString(), expiresAt: ttl(now.getTime() + keptMs('editing')) } },
  );
}

/** Returns the usernames of everybody else who was editing an item in the last minute, in alphabetical order. */
export async function othersEditing(key: ContentKey, accountId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - presentMs).toISOString();
  const all = (await queryPartition(partitionOf(key))).flatMap((item) => readEditing(item) ?? []);
  const others = all.filter(({ sk, username, at }) => sk !== accountId && username !== '' && at > since);
  return others.map(({ username }) => username).sort();
}
