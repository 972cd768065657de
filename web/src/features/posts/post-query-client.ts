import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { documentData, type PageData } from '#web/lib/page/page-data.ts';

/** In milliseconds: for so long what came with the document is not read anew. */
const fresh = 5 * 60 * 1000;

/**
 * What visitors read of posts, kept while the document is open, beginning with what the document carries. What was read
 * from the API shows at once and is read anew whenever a page begins to show it and when the window is looked at again;
 * what came with the document, only after some minutes. No retries: the page offers another try.
 */
export function createPostQueryClient({ queries = [] }: PageData): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 0, retry: false, networkMode: 'always' } },
  });
  // Counts as read when it will be read anew.
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: Date.now() + fresh });
  return client;
}

export const postQueryClient = createPostQueryClient(documentData);
// What a provider would do, and needs none: listens for the window being looked at again.
if (typeof document !== 'undefined') postQueryClient.mount();

/** The browser has one; the server makes one for each document. */
export const PostQueryContext = createContext(postQueryClient);

export function usePostQueryClient(): QueryClient {
  return useContext(PostQueryContext);
}
