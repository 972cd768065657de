import { useState } from 'react';
import { countLimit, type MessageCounts } from '#shared/messages/counts.ts';
import { css } from '#styles/css';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { roughCountText } from '../count-text.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy } from './copy.en.ts';
import { useDeleteAll } from './use-delete-all.ts';

interface DeleteAllDialogProps {
  open: boolean;
  counts: MessageCounts;
  onClose: () => void;
}

/** Asks before everything that looks like spam is deleted, and deletes it. Urgent ones only if that is said too. */
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
