import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteSpam } from '#shared/api/messages/messages.ts';
import { countLimit, type MessageCounts } from '#shared/messages/counts.ts';
import { css } from '#styles/css';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy as inboxCopy } from '../copy.en.ts';
import { countAgain } from '../data/count-again.ts';
import { roughCountText } from '../data/count-queries.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy } from './copy.en.ts';
import { spamQuery } from './spam-queries.ts';

interface DeleteAllDialogProps {
  open: boolean;
  counts: MessageCounts;
  onClose: () => void;
}

/** Asks before all possible spam is deleted, and deletes it. Urgent messages are deleted only if the user includes them. */
export function DeleteAllDialog({ open, counts, onClose }: DeleteAllDialogProps) {
  const [withUrgent, setWithUrgent] = useState(false);
  const close = () => {
    setWithUrgent(false);
    onClose();
  };
  const { start, stop, deleted, state } = useDeleteAll(close);
  const { spam, urgentSpam } = counts;
  const isBeyondCount = spam === countLimit;
  const count = withUrgent || isBeyondCount ? spam : spam - urgentSpam;
  return (
    <ConfirmDialog
      open={open}
      title={copy.deleteAllTitle}
      labels={{ stay: state === 'busy' ? copy.stop : copy.keep, confirm: confirmLabels[state] }}
      busy={state === 'busy'}
      stoppable
      onAnswer={(confirmed) => {
        if (!confirmed) (state === 'busy' ? stop : close)();
        else if (count > 0) start(withUrgent);
      }}
      focusAfter={() => document.getElementById(inboxHeadingId)}
    >
      <p>{count > 0 ? copy.deleteAllText(roughCountText(count)) : copy.deleteNoneText}</p>
      {urgentSpam > 0 && (
        <label className={labelStyle}>
          <input
            type="checkbox"
            checked={withUrgent}
            disabled={state === 'busy'}
            onChange={({ target }) => setWithUrgent(target.checked)}
          />
          {copy.includeUrgent(roughCountText(urgentSpam))}
        </label>
      )}
      <p role="status">{state !== 'idle' && copy.deletedSoFar(formatNumber(deleted))}</p>
      {state === 'stopped' && <p>{copy.stopped}</p>}
      {state === 'failed' && <Notice>{copy.failed}</Notice>}
    </ConfirmDialog>
  );
}

const confirmLabels = {
  idle: copy.deleteAll,
  busy: copy.deleteAll,
  stopped: copy.goOn,
  failed: inboxCopy.tryAgain,
};
const labelStyle = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'tap' });

/**
 * Deletes all possible spam that is stored when it starts, in batches. A failed batch is repeated; after repeated
 * failures, or when a user stops it, starting again continues with the rest. Calls `onDone` when nothing is left.
 */
function useDeleteAll(onDone: () => void) {
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
        batch = await retry(() => callApi(deleteSpam, { query: { include, before } }));
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
