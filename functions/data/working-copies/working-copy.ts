import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PostKind } from '#shared/posts/kinds.ts';
import { copyFieldsOf, type WorkingCopy, type WorkingCopyInput } from '#shared/posts/working-copy.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { getPost } from '../posts/post.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { type Item, isOver } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { ThrottledError } from '../table/unavailable.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { keepDiscarded } from '../versions/keep-version.ts';
import {
  type CopyState,
  copiesIn,
  copyKey,
  fromItem,
  isEnded,
  mapsOf,
  type StoredCopy,
} from './copy-item.ts';

const attempts = 5;

/** Returns the working copy of a post, as last written; `undefined` if there is none. */
export async function getWorkingCopy(
  kind: PostKind,
  id: string,
  now: Date,
): Promise<WorkingCopy | undefined> {
  return activeCopyIn(kind, await getItem(kind, id), now);
}

/** Returns the working copies of a kind in a state, without their long texts, newest first. */
export async function listWorkingCopies(
  kind: PostKind,
  { state, limit, after, now }: { state: CopyState; limit: number; after?: Position | undefined; now: Date },
): Promise<Page<WorkingCopy>> {
  const partition = copiesIn(kind, state);
  const keyOf = (id: string) => copyKey(kind, id);
  const page = await queryPage(
    { index: 'published', kind: 'working-copy', keyOf, partition, limit, after },
    (item) => fromItem(kind, item, now),
  );
  return state === 'waiting' ? page : { ...page, items: await withoutOver(kind, page.items, now) };
}

/** Leaves out expired discarded copies: the index does not hold their expiry. */
async function withoutOver(
  kind: PostKind,
  copies: readonly WorkingCopy[],
  now: Date,
): Promise<WorkingCopy[]> {
  const keys = copies.map(({ id }) => copyKey(kind, id));
  const kept = (await batchGet(keys)).filter((item) => !isOver(item, now)).map(({ id }) => id);
  return copies.filter(({ id }) => kept.includes(id));
}

/** Returns the working copies of a kind in a state, with their long texts, newest first; at most 100. */
export async function listWholeCopies(
  kind: PostKind,
  page: { state: CopyState; limit: number; after?: Position | undefined; now: Date },
): Promise<Page<WorkingCopy>> {
  const { items, next } = await listWorkingCopies(kind, page);
  const whole = await batchGet(items.map(({ id }) => copyKey(kind, id)));
  return { items: whole.flatMap((item) => fromItem(kind, item, page.now) ?? []), next };
}

/** The outcome of a save: the current copy, if there is one, and whether this save wrote it. */
export interface CopySave {
  readonly saved: boolean;
  readonly copy: WorkingCopy | undefined;
}

/**
 * Saves a working copy by one conditional write: if the stored copy has this `version`; with version 0, if there is no active
 * copy. A new copy continues the version of the ended one, so that an editor with an older copy cannot save over the new one.
 */
export async function saveWorkingCopy(
  kind: PostKind,
  id: string,
  { version, keepsOther, ...input }: WorkingCopyInput,
  by: string,
  now: Date,
): Promise<CopySave> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const stored = await getItem(kind, id);
    const copy = activeCopyIn(kind, stored, now);
    if (version !== (copy?.version ?? 0)) {
      return copy && isSavedAs(copy, input, by) ? { saved: true, copy } : { saved: false, copy };
    }
    if (keepsOther && copy) await keepDiscardedCopy(kind, copy, now);
    const at = now.toISOString();
    const createdAt = copy?.createdAt ?? at;
    const written = await updateItem<StoredCopy>(copyKey(kind, id), {
      set: {
        ...{ id, createdAt, updatedAt: at, version: Math.max(counted(stored), version) + 1 },
        ...mapsOf(kind, { ...input, by }, copy && stored),
        ...{ gsi3pk: copiesIn(kind, 'waiting'), gsi3sk: sortKey({ at: createdAt, id }) },
      },
      remove: ['endedAt', 'expiresAt'],
      when: stored ? [isStill('version', stored.version)] : [lacks('pk')],
    });
    if (written) return { saved: true, copy: fromItem(kind, written, now) };
  }
  throw new ThrottledError(`The working copy ${kind}#${id} is written too often.`);
}

/** True if this save wrote the stored copy, and only its answer was lost. */
function isSavedAs(
  copy: WorkingCopy,
  { fields, basedOn }: Pick<WorkingCopy, 'fields' | 'basedOn'>,
  by: string,
) {
  return copy.by === by && copy.basedOn === basedOn && differingFields(copy.fields, fields).length === 0;
}

/** Returns the working copy in an item if it is active. */
export function activeCopyIn(kind: PostKind, item: Item | undefined, now: Date): WorkingCopy | undefined {
  return item && !isEnded(item) ? fromItem(kind, item, now) : undefined;
}

/** Returns the version of an item; 0 if it cannot be read. */
export function counted(item: Item | undefined): number {
  return Number.isInteger(item?.version) ? Number(item?.version) : 0;
}

/** Returns the item of a working copy, also of an ended one. */
export async function getItem(kind: PostKind, id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: copyKey(kind, id), ConsistentRead: true }),
  );
  return Item;
}

/** Stores the post with the fields of a working copy as a discarded version, before that copy is deleted. */
export async function keepDiscardedCopy(
  kind: PostKind,
  { id, fields, by, updatedAt }: WorkingCopy,
  now: Date,
): Promise<void> {
  const post = await getPost(kind, id);
  const typed = { ...(post && copyFieldsOf(kind, post)), ...fields };
  const version = post?.version ?? 0;
  await keepDiscarded({ kind, id }, { version, savedAt: updatedAt, savedBy: by, fields: typed }, now);
}
