import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteSpam } from '#shared/api/messages.ts';
import { insistently } from '#web/admin/lib/insistently.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { countAgain } from '../data/count-again.ts';
import { copy } from './copy.en.ts';
import { spamQuery } from './spam-queries.ts';

/**
 * Deletes all possible spam that is there when it starts, batch by batch. A batch that fails is tried again; when it goes on
 * failing, or somebody stops it, starting again goes on with what is left. `onDone` is told when nothing is left.
 */
export function useDeleteAll(onDone: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'stopped' | 'failed'>('idle');
  const isStopped = useRef(false);
  const [deleted, setDeleted] = useState(0);
  const start = async (withUrgent: boolean) => {
    const include = withUrgent ? 'urgent' : undefined;
    isStopped.current = false;
    setState('busy');
    try {
      let batch: { deleted: number; more: boolean; before: string } | undefined;
      while (!batch || batch.more) {
        if (isStopped.current) return setState('stopped');
        const { before } = batch ?? {};
        batch = await insistently(() => callApi(deleteSpam, { query: { include, before } }));
        const { deleted: now } = batch;
        setDeleted((before) => before + now);
      }
      showToast({ tone: 'success', title: copy.allDeleted });
      setState('idle');
      setDeleted(0);
      onDone();
    } catch {
      setState('failed');
    } finally {
      void queryClient.resetQueries({ queryKey: spamQuery.queryKey });
      countAgain(queryClient);
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { start: (withUrgent: boolean) => void start(withUrgent), stop, deleted, state };
}
