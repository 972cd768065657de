import type { QueryClient } from '@tanstack/react-query';
import { exactCountMaxAfterChange } from '#shared/messages/counts.ts';
import { messageCountsQuery, noteChange } from './count-queries.ts';

/**
 * The delays in ms after which very long lists are counted again. The server's stored counts usually include a change after a
 * few seconds; after many changes they need longer.
 */
const recountDelaysMs = [3_000, 10_000];

/** Counts the messages again after a change; the counts of very long lists also later, since they lag behind. */
export function countAgain(queryClient: QueryClient): void {
  const { queryKey } = messageCountsQuery;
  const recount = () => void queryClient.invalidateQueries({ queryKey });
  const counts = queryClient.getQueryData(queryKey);
  noteChange(queryClient);
  recount();
  if (!counts || Math.max(counts.new, counts.done, counts.spam) <= exactCountMaxAfterChange) return;
  for (const ms of recountDelaysMs) setTimeout(recount, ms);
}
