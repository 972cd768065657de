import { useEffect, useState } from 'react';
import { maxAtOnce } from '#shared/messages/bulk.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { useStore } from '#web/lib/store.ts';
import { countText, roughCountText } from '../data/count-queries.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { type BulkRun, type BulkTask, bulkRun, countFound, forgetBulk, stopBulk } from './bulk-run.ts';
import { copy } from './copy.en.ts';

interface BulkDialogProps {
  /** The task to confirm; `undefined` if there is none. */
  asked: BulkTask | undefined;
  onAnswer: (confirmed: boolean) => void;
  onResume: () => void;
}

const text = (count: number | undefined) => (count === undefined ? undefined : roughCountText(count));

/** Confirms a task on several messages, then shows its progress, with buttons to stop and continue it. */
export function BulkDialog({ asked, onAnswer, onResume }: BulkDialogProps) {
  const run = useStore(bulkRun, (current) => current);
  const isShown = run !== undefined && (isLong(run.task) || run.state !== 'busy');
  const task = asked ?? run?.task;
  const counted = useCount(asked);
  return (
    <ConfirmDialog
      open={asked !== undefined || isShown}
      title={task ? copy.questions[task.act] : ''}
      labels={labelsOf(task, asked ? undefined : run)}
      busy={asked ? counted.isAwaited && !counted.isFailed : run?.state === 'busy'}
      stoppable
      onAnswer={(confirmed) => {
        if (asked) (!confirmed || !counted.isAwaited) && onAnswer(confirmed);
        else if (confirmed) onResume();
        else if (run?.state === 'busy') stopBulk();
        else forgetBulk();
      }}
      focusAfter={() => document.getElementById(inboxHeadingId)}
    >
      {asked && 'ids' in asked.messages && <p>{copy.deleteText(countText(asked.messages.ids.length))}</p>}
      {asked && 'filter' in asked.messages && (
        <p role="status">
          {counted.isAwaited
            ? copy.counting(formatNumber(counted.count ?? 0))
            : (asked.act === 'delete' ? copy.deleteAllText : copy.about)(roughCountText(counted.count ?? 0))}
        </p>
      )}
      {asked && counted.isFailed && <Notice>{copy.notCounted}</Notice>}
      <p role="status">{!asked && run && copy.soFar(formatNumber(run.through), text(run.task.total))}</p>
      {!asked && run?.state === 'stopped' && <p>{copy.stopped}</p>}
      {!asked && run?.state === 'failed' && <p role="alert">{copy.failed}</p>}
    </ConfirmDialog>
  );
}

/** Returns the number of messages of a task. Messages of a filter are counted first, unless their number is known. */
function useCount(asked: BulkTask | undefined) {
  const [state, setState] = useState<{
    task?: BulkTask;
    count?: number;
    isDone?: boolean;
    isFailed?: boolean;
  }>({});
  useEffect(() => {
    if (!asked || asked.total !== undefined || !('filter' in asked.messages)) return;
    let isWanted = true;
    const say = (more: object) => {
      if (isWanted) setState({ task: asked, ...more });
      return isWanted;
    };
    countFound(asked.messages.filter, (count) => say({ count })).then(
      (count) => say({ count, isDone: true }),
      () => say({ isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (!asked || asked.total !== undefined) return { count: asked?.total, isAwaited: false, isFailed: false };
  const { count, isDone = false, isFailed = false } = state.task === asked ? state : {};
  return { count, isAwaited: !isDone, isFailed };
}

function labelsOf(task: BulkTask | undefined, run: BulkRun | undefined) {
  const confirm = task ? copy.acts[task.act] : '';
  if (!run) return { stay: copy.keep, confirm };
  if (run.state === 'busy') return { stay: copy.stop, confirm };
  return { stay: copy.close, confirm: copy.goOn };
}

function isLong({ messages }: BulkTask): boolean {
  return 'filter' in messages || messages.ids.length > maxAtOnce;
}
