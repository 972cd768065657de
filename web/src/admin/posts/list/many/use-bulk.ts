import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changePosts, deletePosts } from '#shared/api/posts/post-lists.ts';
import { maxPostsAtOnce } from '#shared/posts/bulk.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { cacheDeletion, cacheRows } from '#web/admin/posts/post-queries.ts';
import { planOf } from '#web/admin/posts/row-state.ts';
import { refreshTrash } from '#web/admin/posts/trash/trash-queries.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type BulkAct, opposites } from './bulk-actions.ts';
import { copy } from './copy.en.ts';

/** The progress of an action on several posts. */
export interface BulkRun {
  readonly act: BulkAct;
  readonly through: number;
  readonly count: number;
}

/** Runs an action on several posts of a kind, in batches. `onDone` receives the finished posts after each batch. */
export function useBulk(kind: PostKind, onDone: (ids: readonly string[]) => void) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const isBusy = useRef(false);
  const isStopped = useRef(false);
  const changeSome = async (act: BulkAct, ids: string[]) => {
    if (act === 'delete') {
      const { deleted, failed } = await callApi(deletePosts, { body: { kind, ids } });
      cacheDeletion(queryClient, kind, ...ids.filter((id) => !failed.includes(id)));
      return { done: deleted, failed, notSeen: 0, gone: 0 };
    }
    const { changed, failed } = await callApi(changePosts, { body: { kind, ids, change: act } });
    cacheRows(queryClient, kind, changed);
    const done = changed.map(({ id }) => id);
    const gone = ids.filter((id) => !done.includes(id) && !failed.includes(id));
    cacheDeletion(queryClient, kind, ...gone);
    return { done, failed, notSeen: changed.filter(isNotSeen).length, gone: gone.length };
  };
  const start = async (act: BulkAct, all: readonly string[]): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    isStopped.current = false;
    const done: string[] = [];
    let [notSeen, gone] = [0, 0];
    let rest = all;
    setRun({ act, through: 0, count: all.length });
    try {
      while (rest.length > 0 && !isStopped.current) {
        const ids = rest.slice(0, maxPostsAtOnce);
        const outcome = await retry(async () => {
          const some = await changeSome(act, ids);
          if (some.failed.length === ids.length) throw new Error('None of the posts was changed.');
          return some;
        });
        done.push(...outcome.done);
        notSeen += outcome.notSeen;
        gone += outcome.gone;
        rest = [...outcome.failed, ...rest.slice(ids.length)];
        onDone(ids.filter((id) => !outcome.failed.includes(id)));
        setRun({ act, through: all.length - rest.length, count: all.length });
      }
      if (act === 'delete' || act === 'undelete') void refreshTrash(queryClient, kind);
      tell(act, { ids: done, notSeen, gone }, start);
    } catch {
      showToast({ tone: 'danger', title: copy.failed, text: copy.failedText });
    } finally {
      isBusy.current = false;
      setRun(undefined);
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { run, start: (act: BulkAct, ids: readonly string[]) => void start(act, ids), stop };
}

/** True for a published post that visitors do not see: it is scheduled, or has ended. */
const isNotSeen = (row: PostRow) => row.published && planOf(row) !== undefined;

function tell(
  act: BulkAct,
  { ids, notSeen, gone }: { ids: readonly string[]; notSeen: number; gone: number },
  start: (act: BulkAct, ids: readonly string[]) => unknown,
): void {
  const opposite = act === 'undelete' ? undefined : opposites[act];
  const undo = opposite &&
    ids.length > 0 && {
      action: { label: copy.undo, altText: copy.undoOtherwise, run: () => void start(opposite, ids) },
    };
  const hidden = act === 'publish' && notSeen > 0 && copy.notSeen(notSeen);
  const sentences = [hidden, gone > 0 && copy.someGone(gone)].filter(Boolean);
  const text = sentences.length > 0 && { text: sentences.join(' ') };
  showToast({ tone: 'success', title: copy.done[act](ids.length), ...text, ...undo });
}
