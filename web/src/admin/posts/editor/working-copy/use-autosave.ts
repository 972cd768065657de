import { useEffect } from 'react';
import { postApis } from '#web/admin/posts/post-api.ts';
import { isUnkept, postDrafts } from '../post-drafts.ts';
import { showSavedElsewhere } from '../post-failure.ts';
import { lookAtCopy } from './copy-api.ts';
import { keepings, keepOnServer, note, takeIn, takePost } from './keep-copy.ts';
import { noteFound } from './park-draft.ts';

/** How long nothing is typed before it is sent, in ms. */
const pauseMs = 1500;
/** How often what could not be sent is tried again, and who else is here is asked, in ms. */
const againMs = 20_000;

/** Keeps what is typed in the open draft of this id on the server: after each pause, and when the page is hidden or left. */
export function useAutosave(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : sendAfterPauses(id)), [id]);
  useEffect(() => {
    if (id === undefined) return;
    const onShownOrHidden = () => {
      if (document.visibilityState === 'hidden') void keepOnServer(id, 'last');
      // In another window the post or one of its pictures may have been changed.
      else void lookForOthers(id);
    };
    const tryAgain = () => {
      if (keepings.current()[id]?.state === 'failed') void keepOnServer(id, 'pause');
    };
    const timer = setInterval(() => {
      tryAgain();
      void lookForOthers(id);
    }, againMs);
    document.addEventListener('visibilitychange', onShownOrHidden);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShownOrHidden);
      removeEventListener('online', tryAgain);
    };
  }, [id]);
}

/** Sends what is typed once nothing more is. Returns the way to stop. */
function sendAfterPauses(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: object | undefined;
  const follow = () => {
    const draft = postDrafts.current()[id];
    const values = draft && isUnkept(draft) ? draft.values : undefined;
    if (values === awaited) return;
    awaited = values;
    clearTimeout(timer);
    if (values) timer = setTimeout(() => void keepOnServer(id, 'pause'), pauseMs);
  };
  follow();
  const stop = postDrafts.subscribe(follow);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Takes over what somebody else typed or saved in the same post since. A failure is nothing to tell: saving tells. */
export async function lookForOthers(id: string): Promise<void> {
  const draft = postDrafts.current()[id];
  if (!draft || document.visibilityState === 'hidden') return;
  const found = await lookAtCopy(draft.kind, id).catch(() => undefined);
  if (found && found.postVersion > 0) noteFound(id);
  const now = postDrafts.current()[id];
  const state = keepings.current()[id]?.state;
  if (!found || !now || state === 'keeping' || state === 'contradicted') return;
  const { copy, postVersion } = found;
  note(id, { recent: copy?.isRecent ? copy.by : undefined });
  if (copy && copy.version > (now.copy?.version ?? 0)) await takeIn(id, copy).catch(() => {});
  else if (postVersion > now.base.version) await takeSaved(id, found).catch(() => {});
}

/**
 * Moves the draft onto the post that somebody saved, and says who did. With a contradiction the draft stays over its old
 * version: saving asks then, and nothing more is said meanwhile.
 */
async function takeSaved(
  id: string,
  { copy, postVersion, postSavedBy = '' }: Awaited<ReturnType<typeof lookAtCopy>>,
): Promise<void> {
  const draft = postDrafts.current()[id];
  if (!draft || keepings.current()[id]?.saved?.version === postVersion) return;
  // The working copy ended with the post, or was discarded.
  if (!copy) await takePost(id);
  else showSavedElsewhere(draft.kind, await postApis[draft.kind].read(id));
  note(id, { saved: { version: postVersion, by: postSavedBy } });
}
