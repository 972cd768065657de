import { mostAtOnce } from '#shared/messages/bulk.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { useStore } from '#web/lib/store.ts';
import { countText, roughCountText } from '../count-text.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { type BulkRun, type BulkTask, bulkRun, forgetBulk, stopBulk } from './bulk-run.ts';
import { copy } from './copy.en.ts';

interface BulkDialogProps {
  /** What somebody wants to be done, and is asked about first. */
  asked: BulkTask | undefined;
  onAnswer: (confirmed: boolean) => void;
  onResume: () => void;
}

const text = (count: number | undefined) => (count === undefined ? undefined : roughCountText(count));

/** Asks before something is done with many messages; then tells how far that is, and lets it be stopped and go on. */
export function BulkDialog({ asked, onAnswer, onResume }: BulkDialogProps) {
  const run = useStore(bulkRun, (current) => current);
  const isShown = run !== undefined && (isLong(run.task) || run.state !== 'busy');
  const task = asked ?? run?.task;
  return (
    <ConfirmDialog
      open={asked !== undefined || isShown}
      title={task ? copy.questions[task.act] : ''}
      labels={labelsOf(task, asked ? undefined : run)}
      busy={!asked && run?.state === 'busy'}
      stoppable
      onAnswer={(confirmed) => {
        if (asked) onAnswer(confirmed);
        else if (confirmed) onResume();
        else if (run?.state === 'busy') stopBulk();
        else forgetBulk();
      }}
      focusAfter={() => document.getElementById(inboxHeadingId)}
    >
      {asked && 'ids' in asked.messages && <p>{copy.deleteText(countText(asked.messages.ids.length))}</p>}
      {asked && 'filter' in asked.messages && <p>{copy.about(text(asked.total))}</p>}
      <p role="status">{!asked && run && copy.soFar(formatNumber(run.through), text(run.task.total))}</p>
      {!asked && run?.state === 'stopped' && <p>{copy.stopped}</p>}
      {!asked && run?.state === 'failed' && <p role="alert">{copy.failed}</p>}
    </ConfirmDialog>
  );
}

function labelsOf(task: BulkTask | undefined, run: BulkRun | undefined) {
  const confirm = task ? copy.acts[task.act] : '';
  if (!run) return { stay: copy.keep, confirm };
  if (run.state === 'busy') return { stay: copy.stop, confirm };
  return { stay: copy.close, confirm: copy.goOn };
}

function isLong({ messages }: BulkTask): boolean {
  return 'filter' in messages || messages.ids.length > mostAtOnce;
}
