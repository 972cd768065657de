import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { documentData, type PageData } from '#web/lib/page/page-data.ts';

/** How long data from the document count as fresh, in milliseconds. */
const fresh = 5 * 60 * 1000;

/**
 * Returns the client for the posts that visitors read, kept while the document is open, at first with the document's
 * data. Data from the API show at once and are read again whenever a page begins to show them and when the window gets
 * the focus; data from the document only after some minutes. No retries: the page offers a button.
 */
export function createPostQueryClient({ queries = [] }: PageData): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 0, retry: false, networkMode: 'always' } },
  });
  // An `updatedAt` in the future, since the client's `staleTime` is 0: this data counts as fresh for some minutes.
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: Date.now() + fresh });
  return client;
}

export const postQueryClient = createPostQueryClient(documentData);
// Listens for the window's focus, as a provider would.
if (typeof document !== 'undefined') postQueryClient.mount();

/** The browser has one client; the server makes one for each document. */
export const PostQueryContext = createContext(postQueryClient);

export function usePostQueryClient(): QueryClient {
  return useContext(PostQueryContext);
}
