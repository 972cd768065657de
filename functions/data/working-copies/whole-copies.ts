import type { PostKind } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { batchGet } from '../table/batch-get.ts';
import type { Position } from '../table/cursor.ts';
import type { Page } from '../table/query-page.ts';
import { type CopyState, copyKey, fromItem } from './copy-item.ts';
import { listWorkingCopies } from './working-copy.ts';

/** The working copies of a kind that are in a state, with their long texts, newest first; at most 100. */
export async function listWholeCopies(
  kind: PostKind,
  page: { state: CopyState; limit: number; after?: Position | undefined; now: Date },
): Promise<Page<WorkingCopy>> {
  const { items, next } = await listWorkingCopies(kind, page);
  const whole = await batchGet(items.map(({ id }) => copyKey(kind, id)));
  return { items: whole.flatMap((item) => fromItem(kind, item, page.now) ?? []), next };
}
