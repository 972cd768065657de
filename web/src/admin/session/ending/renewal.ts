import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#shared/api/session.ts';
import { callApi } from '#web/lib/api-client.ts';
import { createStore, type ReadableStore } from '#web/lib/store.ts';
import { sessionQuery } from '../session.ts';

/** Somebody is to sign in again: answers whether they did. */
type Asked = (isRenewed: boolean) => void;

const store = createStore<Asked | undefined>(undefined);
/** What waits for somebody to sign in again. */
export const asked: ReadableStore<Asked | undefined> = store;

let pending: Promise<boolean> | undefined;

/**
 * Renews the session that a call found to have ended, once for all calls that did: another tab may have done so, else whoever
 * works here is asked to sign in, over the page. Answers whether the call is worth another try; where nobody was signed in, or
 * somebody else is now, it is not.
 */
export function renewSession(queryClient: QueryClient): Promise<boolean> {
  pending ??= renew(queryClient).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function renew(queryClient: QueryClient): Promise<boolean> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (typeof before !== 'object') return false;
  const now = await callApi(getCurrentUser, { renews: false }).catch(() => undefined);
  if (now) return now.username === before.username;
  return new Promise<boolean>((resolve) => {
    store.set((isRenewed) => {
      store.set(undefined);
      resolve(isRenewed);
    });
  });
}

/** Whether another tab has signed in meanwhile; then nobody is asked any more. */
export async function lookForRenewal(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (typeof before !== 'object' || !store.current()) return;
  const now = await callApi(getCurrentUser, { renews: false }).catch(() => undefined);
  if (now) store.current()?.(now.username === before.username);
}
