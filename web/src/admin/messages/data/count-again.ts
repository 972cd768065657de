import type { QueryClient } from '@tanstack/react-query';
import { countedFresh } from '#shared/messages/counts.ts';
import { messageCountsQuery, noteChange } from './count-queries.ts';

/** The counts of lists that are too long to be counted follow a change after so long, in ms, as a rule, and after many changes. */
const behindMs = [3_000, 10_000];

/** Counts the messages again after a change: those of very long lists also later, as theirs follow it. */
export function countAgain(queryClient: QueryClient): void {
  const { queryKey } = messageCountsQuery;
  const recount = () => void queryClient.invalidateQueries({ queryKey });
  const counts = queryClient.getQueryData(queryKey);
  noteChange(queryClient);
  recount();
  if (!counts || Math.max(counts.new, counts.done, counts.spam) <= countedFresh) return;
  for (const ms of behindMs) setTimeout(recount, ms);
}
