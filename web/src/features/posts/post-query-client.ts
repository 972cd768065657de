import { QueryClient } from '@tanstack/react-query';

/**
 * What visitors read of posts, kept while the document is open. What is kept shows at once and is read anew whenever a
 * page begins to show it and when the window is looked at again. No retries: the page offers another try.
 */
export const postQueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 0, retry: false, networkMode: 'always' } },
});
// What a provider would do, and needs none: listens for the window being looked at again.
postQueryClient.mount();
