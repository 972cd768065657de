import { useEffect } from 'react';
import { postApis } from '#web/admin/posts/post-api.ts';
import { isUnkept, postDrafts } from '../post-drafts.ts';
import { showSavedElsewhere } from '../post-failure.ts';
import { lookAtCopy } from './copy-api.ts';
import { keepings, keepOnServer, note, takePost, takeServerCopy } from './keep-copy.ts';
import { noteFound } from './park-draft.ts';

/** The pause in typing after which the text is sent, in ms. */
const pauseMs = 1500;
/** How often a failed send is tried again, and other editors are looked for, in ms. */
const againMs = 20_000;

/** Stores the typed text of the open draft on the server: after each pause, and when the page is hidden or left. */
export function useAutosave(id: string | undefined): void {
  useEffect(() => (id === undefined ? undefined : sendAfterPauses(id)), [id]);
  useEffect(() => {
    if (id === undefined) return;
    const onShownOrHidden = () => {
      if (document.visibilityState === 'hidden') void keepOnServer(id, 'last');
      // The post or one of its pictures may have changed in another window.
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

/** Sends the typed text after each pause. Returns a function that stops it. */
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

/**
 * Takes over text that another user typed or saved in the same post since. A failure is not reported: saving would
 * report it.
 */
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
  if (copy && copy.version > (now.copy?.version ?? 0)) await takeServerCopy(id, copy).catch(() => {});
  else if (postVersion > now.base.version) await takeSaved(id, found).catch(() => {});
}

/**
 * Bases the draft on the post that a user saved, and names the user. With a contradiction the draft stays based on its
 * old version: the next save then asks the user, and nothing more is reported until then.
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
