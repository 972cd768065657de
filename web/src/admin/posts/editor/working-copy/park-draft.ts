import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { tellNothingToSave } from '#web/admin/unsaved/nothing-to-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { createStore } from '#web/lib/store.ts';
import { isUnkept, postDrafts, unsavedPostsOf } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { copiesChanged, discardCopy } from './copy-api.ts';
import { keepOnServer } from './keep-copy.ts';

/** How often storing a closed draft is tried again, in ms. */
const againMs = 20_000;

/** Ids of the open drafts, which stay in this browser. */
const opened = new Set<string>();

/** Makes a draft the open one; without an id none is open. */
export function setOpened(id?: string): void {
  opened.clear();
  if (id !== undefined) opened.add(id);
}

/**
 * Moves closed drafts to the server, where every browser can open them. A draft that cannot be stored stays in this
 * browser and is tried again. Closing a draft reports the result.
 */
export function useParking(kind: PostKind, openId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => () => setOpened(), []);
  useEffect(() => {
    const parkAll = () => {
      for (const { id } of unsavedPostsOf(kind)) void park(queryClient, id);
    };
    const timer = setInterval(parkAll, againMs);
    addEventListener('online', parkAll);
    parkAll();
    return () => {
      clearInterval(timer);
      removeEventListener('online', parkAll);
    };
  }, [queryClient, kind]);
  useEffect(() => {
    return () => {
      if (openId !== undefined) void parkClosed(queryClient, openId);
    };
  }, [queryClient, openId]);
}

/** Stores the text typed so far on the server at once. */
export async function keepNow(id: string): Promise<void> {
  const draft = postDrafts.current()[id];
  if (draft && !isChanged(draft) && !isUnkept(draft)) return tellNothingToSave();
  if (await keepOnServer(id)) tellKept();
}

function tellKept(): void {
  showToast({ tone: 'success', title: copy.kept, text: copy.keptText });
}

async function parkClosed(queryClient: QueryClient, id: string): Promise<void> {
  const draft = postDrafts.current()[id];
  if (!draft || opened.has(id)) return;
  if (isChanged(draft) || isUnkept(draft)) {
    if (await park(queryClient, id)) tellKept();
    return;
  }
  // The draft has no changes, so it and its working copy are deleted.
  postDrafts.drop(id);
  if (draft.copy) await discardCopy(draft.kind, id, draft.copy.version).catch(() => {});
  copiesChanged(queryClient, draft.kind);
}

/** Returns true if now only the server has the draft. */
async function park(queryClient: QueryClient, id: string): Promise<boolean> {
  const isKept = await keepOnServer(id);
  const draft = postDrafts.current()[id];
  if (!isKept || !draft || opened.has(id)) return false;
  postDrafts.drop(id);
  copiesChanged(queryClient, draft.kind);
  return true;
}

/** Ids of open posts that a save found deleted, until a user restores them. */
export const gonePosts = createStore<ReadonlySet<string>>(new Set());

/** Notes whether a post was deleted. */
export function noteGone(id: string, isGone: boolean): void {
  if (gonePosts.current().has(id) === isGone) return;
  const others = [...gonePosts.current()].filter((one) => one !== id);
  gonePosts.set(new Set(isGone ? [...others, id] : others));
}

/** Notes that a post exists again, since its draft can then be saved differently. */
export function noteFound(id: string): void {
  if (!gonePosts.current().has(id)) return;
  noteGone(id, false);
  showToast({ tone: 'success', title: copy.isBack });
}
