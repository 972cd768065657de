import { keptMs } from '#shared/privacy/retention.ts';
import { versionsKept } from '#shared/versions/version.ts';
import { batchWrite } from '../table/batch-write.ts';
import { queryPartition } from '../table/query-partition.ts';
import type { Item } from '../table/stored-item.ts';
import { ttl } from '../table/table.ts';
import { exists, updateItem } from '../table/update-item.ts';
import { type VersionedThing, versionsOf } from './version-item.ts';

/** How many items are written at once. */
const atOnce = 10;

/** Lets all versions of a thing go at an instant, or sooner where they go sooner: it is in the trash until then. */
export async function letVersionsGo(thing: VersionedThing, at: Date): Promise<void> {
  const expiresAt = ttl(at.getTime());
  const staying = (await queryPartition(versionsOf(thing))).filter(
    (item) => typeof item.expiresAt !== 'number' || item.expiresAt > expiresAt,
  );
  await forEach(staying, (key) =>
    updateItem<{ expiresAt: number }>(key, { set: { expiresAt }, when: [exists('pk')] }),
  );
}

/** Undoes {@link letVersionsGo}: the last versions stay whatever their age, all others for their time from now. */
export async function holdVersions(thing: VersionedThing, now: Date): Promise<void> {
  const all = await queryPartition(versionsOf(thing));
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

/** Deletes all versions of a thing, for good. */
export async function deleteVersions(thing: VersionedThing): Promise<void> {
  await batchWrite([], (await queryPartition(versionsOf(thing))).map(keyOf));
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
