import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSessionIfOver } from './session.ts';

/**
 * Returns a client that reads each query once and keeps it until it is invalidated: no polling, no retries. Calls are
 * made offline, too, so that they fail at once instead of waiting for the network; failed queries are repeated once the
 * browser is online. If a call finds that the server has ended the session, this tab ends it, too.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => endSessionIfOver(queryClient, error);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
