import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { createStore } from '#web/lib/store.ts';
import { readCopies } from './copy-api.ts';

/** What waits to be published, by the post's id: rows of the list ask it, each for itself. */
export const waitingCopies = createStore<ReadonlySet<string>>(new Set());

/** The working copies of a kind, read again whenever the list is shown. */
export function copiesQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'working-copies', kind],
    queryFn: async ({ signal }) => {
      const copies = await readCopies(kind, 'waiting', signal);
      waitingCopies.set(new Set(copies.map(({ id }) => id)));
      return copies;
    },
    refetchOnMount: 'always',
  });
}

/** What was typed in posts of a kind and discarded since; what says nothing is left out. */
export function discardedQuery(kind: PostKind) {
  return queryOptions({
    queryKey: [...copiesQuery(kind).queryKey, 'discarded'],
    queryFn: ({ signal }) => readCopies(kind, 'discarded', signal),
    refetchOnMount: 'always',
    select: (copies) =>
      copies.filter(({ fields, beginning }) => beginning || Object.values(fields).some(Boolean)),
  });
}

/** Reads again what waits, and what was discarded: a draft was kept, saved, discarded or brought back. */
export function copiesChanged(queryClient: QueryClient, kind: PostKind): void {
  void queryClient.invalidateQueries({ queryKey: copiesQuery(kind).queryKey });
}
