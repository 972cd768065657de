import { useEffect, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** A save that did not reach the server: when it is sent again (ms since 1970), and how to send it at once. */
export interface FailedSave {
  readonly at: number;
  readonly send: () => void;
}

/** The saves that wait for the server, by item. */
export const failedSaves = createStore<Readonly<Record<string, FailedSave | undefined>>>({});

const firstMs = 8000;
const maxMs = 60_000;

/** True for a failure that may pass: the server did not answer, or answered with a 5xx status. */
export function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Returns the save of an item that waits for the server; `undefined` if none waits. */
export function useFailedSave(key: string): FailedSave | undefined {
  return useStore(failedSaves, (all) => all[key]);
}

/**
 * Notes that a save failed, and when it is sent again: after 8 seconds, then after longer and longer pauses.
 * {@link useSentAgain} sends it.
 *
 * @param tries how often it was sent
 */
export function noteFailed(key: string, tries: number, send: () => void): void {
  const at = Date.now() + Math.min(maxMs, firstMs * 2 ** (tries - 1));
  failedSaves.set({ ...failedSaves.current(), [key]: { at, send } });
}

/** Notes that no save of the item waits any more. */
export function forgetFailed(key: string): void {
  if (!failedSaves.current()[key]) return;
  const { [key]: _, ...others } = failedSaves.current();
  failedSaves.set(others);
}

/**
 * Returns the seconds until a save is sent again, counting down. Sends the save after them, and when the browser is online
 * again.
 */
export function useSentAgain(failed: FailedSave | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!failed) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    const last = setTimeout(failed.send, Math.max(0, failed.at - Date.now()));
    addEventListener('online', failed.send);
    return () => {
      clearInterval(tick);
      clearTimeout(last);
      removeEventListener('online', failed.send);
    };
  }, [failed]);
  return failed ? Math.max(0, Math.ceil((failed.at - now) / 1000)) : 0;
}
