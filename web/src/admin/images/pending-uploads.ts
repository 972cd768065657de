import { createContext, useEffect, useRef, useState } from 'react';

/** Registers an upload that a save has to wait for. The promise settles once the address of the picture is in the form. */
type TrackUpload = (upload: Promise<unknown>) => void;

/** Registers the uploads of an editor. Without an editor it does nothing. */
export const UploadTracker = createContext<TrackUpload>((upload) => void upload.catch(() => undefined));

/** Makes a save wait for the uploads of its editor, so that no picture is lost. */
export function usePendingUploads() {
  const pending = useRef(new Set<Promise<unknown>>());
  const [isWaiting, setIsWaiting] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const [track] = useState(() => (upload: Promise<unknown>) => {
    const settle = () => pending.current.delete(upload);
    pending.current.add(upload);
    upload.then(settle, settle);
  });
  const [isUploading] = useState(() => () => pending.current.size > 0);
  /** Calls `proceed` when all uploads have finished: at once if there are none, never if one fails. */
  const whenUploaded = async (proceed: () => void) => {
    if (isWaiting) return;
    if (pending.current.size === 0) return proceed();
    setIsWaiting(true);
    const isDone = await allUploaded(pending.current);
    if (isGone.current) return;
    setIsWaiting(false);
    if (isDone) proceed();
  };
  return { track, whenUploaded, isWaiting, isUploading };
}

/** Resolves to true if all present and later uploads succeed. A cancelled upload is no failure. */
async function allUploaded(pending: ReadonlySet<Promise<unknown>>): Promise<boolean> {
  let isDone = true;
  while (pending.size > 0) {
    const results = await Promise.allSettled([...pending]);
    isDone &&= results.every(
      (result) => result.status === 'fulfilled' || result.reason?.name === 'AbortError',
    );
    // An upload that has settled removes itself from `pending` in a microtask. This waits for it.
    await Promise.resolve();
  }
  return isDone;
}
