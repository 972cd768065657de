import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keptMs } from '#shared/privacy/retention.ts';
import { versionIdOf, versionsKept } from '#shared/versions/version.ts';
import { batchWrite } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import { queryPartition } from '../table/query-partition.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName, ttl } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';
import { discardedKey, type Snapshot, type TextOrPost, versionsOf } from './version-item.ts';

/**
 * Keeps the current state of an item as a version, before a save, which succeeds only if the item still has this version. An
 * interrupted save loses nothing: at worst it leaves a version that equals the stored state, which readers of versions skip.
 * Versions beyond the last {@link versionsKept} get an expiry.
 */
export async function keepVersion(textOrPost: TextOrPost, snapshot: Snapshot, now: Date): Promise<void> {
  await Promise.all([
    put(textOrPost, versionIdOf(snapshot.version), snapshot),
    expireVersion(textOrPost, snapshot.version - versionsKept, now),
  ]);
}

/** Keeps discarded texts that were typed over a version of an item. The `version` of `typed` is 0 if nothing was stored. */
export async function keepDiscarded(textOrPost: TextOrPost, typed: Snapshot, now: Date): Promise<void> {
  await put(textOrPost, discardedKey(typed.version, now), {
    ...typed,
    discarded: true,
    expiresAt: ttl(now.getTime() + keptMs('version')),
  });
}

async function put(
  textOrPost: TextOrPost,
  sk: string,
  { version: _, ...attributes }: Snapshot & { readonly discarded?: true; readonly expiresAt?: number },
): Promise<void> {
  await dynamodb.send(
    new PutCommand({ TableName: tableName, Item: { pk: versionsOf(textOrPost), sk, ...attributes } }),
  );
}

/** Sets the expiry of a version that is no longer among the last ones, counted from now. */
async function expireVersion(textOrPost: TextOrPost, version: number, now: Date): Promise<void> {
  if (version < 0) return;
  await updateItem<{ expiresAt: number }>(
    { pk: versionsOf(textOrPost), sk: versionIdOf(version) },
    {
      set: { expiresAt: ttl(now.getTime() + keptMs('version')) },
      when: [exists('pk'), lacks('expiresAt')],
    },
  );
}

/** How many items are written at once. */
const atOnce = 10;

/** Lets all versions of an item in the trash expire at an instant, unless they expire earlier. */
export async function expireVersions(textOrPost: TextOrPost, at: Date): Promise<void> {
  const expiresAt = ttl(at.getTime());
  const staying = (await queryPartition(versionsOf(textOrPost))).filter(
    (item) => typeof item.expiresAt !== 'number' || item.expiresAt > expiresAt,
  );
  await forEach(staying, (key) =>
    updateItem<{ expiresAt: number }>(key, { set: { expiresAt }, when: [exists('pk')] }),
  );
}

/** Undoes {@link expireVersions}: the last versions stay whatever their age, the others get their expiry from now. */
export async function cancelVersionExpiry(textOrPost: TextOrPost, now: Date): Promise<void> {
  const all = await queryPartition(versionsOf(textOrPost));
  const last = all.filter(({ discarded }) => !discarded).slice(-versionsKept);
  const expiresAt = ttl(now.getTime() + keptMs('version'));
  await forEach(last, (key) =>
    updateItem<{ expiresAt: number }>(key, { remove: ['expiresAt'], when: [exists('pk')] }),
  );
  await forEach(
    all.filter((item) => !last.includes(item)),
    (key) => updateItem<{ expiresAt: number }>(key, { set: { expiresAt }, when: [exists('pk')] }),
  );
}

/** Deletes all versions of an item. */
export async function deleteVersions(textOrPost: TextOrPost): Promise<void> {
  await batchWrite([], (await queryPartition(versionsOf(textOrPost))).map(keyOf));
}

async function forEach(items: readonly Item[], write: (key: Key) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    await Promise.all(items.slice(start, start + atOnce).map((item) => write(keyOf(item))));
  }
}

interface Key {
  readonly pk: string;
  readonly sk: string;
}
const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });
