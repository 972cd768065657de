import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import type { Position } from '../table/cursor.ts';
import type { Page } from '../table/query-page.ts';
import { retryOnConflict } from '../table/retry.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { copyKey, type StoredCopy } from './copy-item.ts';
import { activeCopyIn, getItem, listWorkingCopies } from './working-copy.ts';

export interface CopyOfKind extends WorkingCopy {
  readonly kind: PostKind;
}

/** Returns all active working copies of every kind, without their long texts. */
export async function listWaitingCopies(now: Date): Promise<CopyOfKind[]> {
  return (await Promise.all(postKinds.map((kind) => waitingOf(kind, now)))).flat();
}

async function waitingOf(kind: PostKind, now: Date): Promise<CopyOfKind[]> {
  const copies: CopyOfKind[] = [];
  let after: Position | undefined;
  do {
    const page: Page<WorkingCopy> = await listWorkingCopies(kind, {
      state: 'waiting',
      limit: 100,
      after,
      now,
    });
    copies.push(...page.items.map((copy) => ({ ...copy, kind })));
    after = page.next;
  } while (after);
  return copies;
}

/**
 * Makes another user responsible for a working copy if `from` was: a user who has typed in it since stays responsible. The text
 * and its version stay, so that an editor in which it is open can still save it.
 */
export async function handOverCopy(
  { kind, id }: Pick<CopyOfKind, 'kind' | 'id'>,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  await retryOnConflict(`The working copy ${kind}#${id}`, async () => {
    const item = await getItem(kind, id);
    if (activeCopyIn(kind, item, now)?.by !== from) return { done: undefined };
    const written = await updateItem<StoredCopy>(copyKey(kind, id), {
      setIn: { summary: { by: to } },
      when: [isStill('version', item?.version), lacks('endedAt')],
    });
    return written && { done: undefined };
  });
}
