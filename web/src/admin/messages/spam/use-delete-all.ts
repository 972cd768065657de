import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSpam } from '#shared/api/messages.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageCountsQuery } from '../data/message-queries.ts';
import { copy } from './copy.en.ts';
import { spamQuery } from './spam-queries.ts';

/** How often one batch is tried, and how long is waited before it is tried again the first time, in milliseconds. */
const tries = 5;
const pauseMs = 500;

/**
 * Deletes all possible spam that is there when it starts, batch by batch. A batch that fails is tried again; when it goes on
 * failing, deleting stops, and starting again goes on with what is left. `onDone` is told when nothing is left.
 */
export function useDeleteAll(onDone: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'stopped'>('idle');
  const [deleted, setDeleted] = useState(0);
  const start = async (withUrgent: boolean) => {
    const include = withUrgent ? 'urgent' : undefined;
    setState('busy');
    try {
      let batch: Awaited<ReturnType<typeof deleteBatch>> | undefined;
      while (!batch || batch.more) {
        batch = await deleteBatch({ include, before: batch?.before });
        const { deleted: now } = batch;
        setDeleted((before) => before + now);
      }
      showToast({ tone: 'success', title: copy.allDeleted });
      setState('idle');
      setDeleted(0);
      onDone();
    } catch {
      setState('stopped');
    }
    void queryClient.resetQueries({ queryKey: spamQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
  };
  return { start: (withUrgent: boolean) => void start(withUrgent), deleted, state };
}

/** Deletes one batch, which may fail a few times. */
async function deleteBatch(query: { include: string | undefined; before: string | undefined }) {
  for (let tried = 1; ; tried++) {
    try {
      return await callApi(deleteSpam, { query });
    } catch (error) {
      if (tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (tried - 1)));
    }
  }
}
