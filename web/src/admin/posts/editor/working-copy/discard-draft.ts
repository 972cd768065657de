import type { QueryClient } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { dismissToast, showToast } from '#web/features/toasts/toasts.ts';
import { type PostDraft, postDrafts, unsavedPost } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { copiesChanged, discardCopy, restoreCopy } from './copy-api.ts';
import { holding, keepOnServer } from './keep-copy.ts';

/**
 * Discards a draft; the server keeps it for some time, so that it can be restored. Asks first if the server does not have
 * all of it.
 */
export async function discardDraft(
  queryClient: QueryClient,
  draft: PostDraft,
  onDone: () => void,
): Promise<void> {
  const { id, kind } = draft;
  const isKept = await keepOnServer(id);
  const latest = postDrafts.current()[id] ?? draft;
  const drop = () => {
    postDrafts.drop(id);
    onDone();
  };
  if (!isKept) return leaveEditor([unsavedPost(latest)], drop);
  if (latest.copy && !(await endCopy(queryClient, kind, id, latest.copy.version))) return;
  drop();
}

/** Discards a working copy. Returns true if it no longer exists; if it still exists, a toast gives the reason. */
export async function endCopy(
  queryClient: QueryClient,
  kind: PostKind,
  id: string,
  version: number,
): Promise<boolean> {
  try {
    await holding(id, () => discardCopy(kind, id, version));
  } catch {
    showToast({ tone: 'danger', title: copy.notDiscarded });
    return false;
  }
  copiesChanged(queryClient, kind);
  const run = () => {
    dismissToast(toast);
    void bringBack(queryClient, kind, id);
  };
  const toast = showToast({
    tone: 'success',
    title: copy.discarded,
    action: { label: copy.undo, altText: copy.undoHow, run },
  });
  return true;
}

/** Restores a discarded draft as a waiting one. Returns whether it succeeded; a toast says so too. */
export async function bringBack(queryClient: QueryClient, kind: PostKind, id: string): Promise<boolean> {
  const isBack = await restoreCopy(kind, id).then(
    () => true,
    () => false,
  );
  showToast(isBack ? { tone: 'success', title: copy.restored } : { tone: 'danger', title: copy.notRestored });
  copiesChanged(queryClient, kind);
  return isBack;
}
