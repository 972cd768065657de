import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageCountsQuery } from './count-queries.ts';
import { newMessagesQuery } from './message-queries.ts';

/**
 * Counts again, once, when all new messages are read and are not as many as were counted: reading them sets apart what an
 * older release left among them, and something may have come in between.
 */
export function useAgreeingCounts(): void {
  const queryClient = useQueryClient();
  const { data: messages, hasNextPage } = useInfiniteQuery(newMessagesQuery);
  const { data: counts, isFetching } = useQuery(messageCountsQuery);
  const checked = useRef<unknown>(undefined);
  useEffect(() => {
    if (!messages || !counts || hasNextPage || isFetching || checked.current === messages) return;
    checked.current = messages;
    if (counts.new !== messages.length) {
      void queryClient.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
    }
  }, [messages, counts, hasNextPage, isFetching, queryClient]);
}
