import type { QueryClient } from '@tanstack/react-query';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import type { ToastAction } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import { showSavedElsewhere } from '../editor/post-failure.ts';
import { copiesChanged } from '../editor/working-copy/copy-api.ts';
import { cacheDeletion, cacheSavedPost, removePost } from '../post-queries.ts';
import { refreshTrash, undelete } from '../trash/trash-queries.ts';

/** Undoes a save that created this version of a post, including whether it is published. */
export function undoOfSave(queryClient: QueryClient, kind: PostKind, post: PostRecord): ToastAction {
  return undoAction(() => takeBack(queryClient, kind, post));
}

async function takeBack(
  queryClient: QueryClient,
  kind: PostKind,
  { id, version }: PostRecord,
): Promise<void> {
  const params = { id, version: versionIdOf(version - 1) };
  const body = { version, publication: true };
  const restored = await callApi(postVersionEndpoints[kind].restoreVersionOf, { params, body });
  cacheSavedPost(queryClient, kind, restored);
  showSavedElsewhere(kind, restored);
}

/**
 * Undoes a restoration that created this version of a post; `bringBack` restores the text that was discarded for it.
 */
export function undoOfRestoration(
  queryClient: QueryClient,
  kind: PostKind,
  post: PostRecord,
  bringBack: (() => Promise<void>) | undefined,
): ToastAction {
  return undoAction(async () => {
    await takeBack(queryClient, kind, post);
    await bringBack?.();
    copiesChanged(queryClient, kind);
  });
}

/** Undoes the creation of a post: it is in the trash then. */
export function undoOfCreation(queryClient: QueryClient, kind: PostKind, { id }: PostRecord): ToastAction {
  return undoAction(async () => {
    await removePost({ kind, id });
    cacheDeletion(queryClient, kind, id);
    void refreshTrash(queryClient, kind);
  }, copy.undoOtherwise.creation);
}

export function undoOfDeletion(queryClient: QueryClient, kind: PostKind, id: string): ToastAction {
  return undoAction(async () => {
    await undelete(queryClient, kind, id);
    void refreshTrash(queryClient, kind);
  }, copy.undoOtherwise.deletion);
}
