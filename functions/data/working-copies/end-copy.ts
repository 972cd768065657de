import type { PostKind } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { sortKey } from '../table/cursor.ts';
import { ttl } from '../table/table.ts';
import { exists, isStill, lacks, updateItem } from '../table/update-item.ts';
import { copiesIn, copyKey, fromItem, isEnded, type StoredCopy } from './copy-item.ts';
import { activeCopyIn, counted, getItem, keepDiscardedCopy } from './working-copy.ts';

/**
 * Ends a working copy of this version because its post contains all its fields now. Another version stays, because a
 * user continued typing. Returns true if it ended. Without this call, a copy equal to its post is left, and nothing is
 * lost.
 */
export async function dropWorkingCopy(
  kind: PostKind,
  id: string,
  version: number,
  now: Date,
): Promise<boolean> {
  const dropped = await updateItem<StoredCopy>(copyKey(kind, id), {
    set: { version: version + 1, ...endedAt(now) },
    remove: ['summary', 'texts', 'gsi3pk', 'gsi3sk'],
    when: [exists('pk'), isStill('version', version), lacks('endedAt')],
  });
  return dropped !== undefined;
}

/**
 * The outcome of discarding. `gone`: there is no working copy. `newer`: the stored copy has another version, and is returned.
 */
export type Discarded =
  | { readonly outcome: 'discarded' | 'gone' }
  | { readonly outcome: 'newer'; readonly copy: WorkingCopy };

/**
 * Discards a working copy if it still has this version. Its fields are first stored as a discarded version of the post;
 * they also stay in the ended copy until it expires, so that it can be restored.
 */
export async function discardWorkingCopy(
  kind: PostKind,
  id: string,
  version: number,
  now: Date,
): Promise<Discarded> {
  const stored = await getItem(kind, id);
  const copy = activeCopyIn(kind, stored, now);
  if (!copy) return { outcome: 'gone' };
  if (copy.version !== version) return { outcome: 'newer', copy };
  await keepDiscardedCopy(kind, copy, now);
  const position = { at: copy.createdAt, id };
  const discarded = await updateItem<StoredCopy>(copyKey(kind, id), {
    set: {
      ...{ version: version + 1, ...endedAt(now) },
      ...{ gsi3pk: copiesIn(kind, 'discarded'), gsi3sk: sortKey(position) },
    },
    when: [exists('pk'), isStill('version', stored?.version), lacks('endedAt')],
  });
  return discarded ? { outcome: 'discarded' } : discardWorkingCopy(kind, id, version, now);
}

/** Restores a discarded working copy. Returns `undefined` if it is gone, or another one was begun in its place. */
export async function restoreWorkingCopy(
  kind: PostKind,
  id: string,
  now: Date,
): Promise<WorkingCopy | undefined> {
  const stored = await getItem(kind, id);
  if (!stored || !isEnded(stored) || !('summary' in stored)) return undefined;
  const before = fromItem(kind, stored, now);
  if (!before) return undefined;
  const restored = await updateItem<StoredCopy>(copyKey(kind, id), {
    set: { version: counted(stored) + 1, gsi3pk: copiesIn(kind, 'waiting') },
    remove: ['endedAt', 'expiresAt'],
    when: [isStill('version', stored.version), exists('endedAt'), exists('summary')],
  });
  return restored && fromItem(kind, restored, now);
}

function endedAt(now: Date) {
  return { endedAt: now.toISOString(), expiresAt: ttl(now.getTime() + keptMs('working-copy')) };
}
