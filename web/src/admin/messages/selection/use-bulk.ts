import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { countAgain } from '../data/count-again.ts';
import { inboxKey } from '../data/count-queries.ts';
import { type BulkAct, type BulkTask, beginBulk, bulkRun, resumeBulk } from './bulk-run.ts';
import { copy } from './copy.en.ts';

/** What takes an act back. */
const opposites: Partial<Record<BulkAct, BulkAct>> = {
  done: 'reopen',
  spam: 'not-spam',
  'not-spam': 'spam',
};

/** Starts and resumes what is done with many messages. `onChanged` is told when some were changed. */
export function useBulk(onChanged: () => void) {
  const queryClient = useQueryClient();
  const settled = (changed: readonly string[] | undefined, act: BulkAct | undefined) => {
    readInboxAgain(queryClient);
    onChanged();
    if (changed && act) tell(act, changed, (undoing) => void start(undoing));
  };
  const start = async (task: BulkTask) => settled(await beginBulk(task), task.act);
  const resume = async () => {
    const act = bulkRun.current()?.task.act;
    settled(await resumeBulk(), act);
  };
  return { start: (task: BulkTask) => void start(task), resume: () => void resume() };
}

function tell(act: BulkAct, ids: readonly string[], start: (task: BulkTask) => void): void {
  const opposite = opposites[act];
  const undo = opposite &&
    ids.length > 0 && {
      label: copy.undo,
      altText: copy.undoOtherwise,
      run: () => start({ act: opposite, messages: { ids }, total: ids.length }),
    };
  const title = copy.finished[act](formatNumber(ids.length));
  showToast({ tone: 'success', title, ...(undo && { action: undo }) });
}

/** The lists begin with their first page again: much of what they held is elsewhere. */
function readInboxAgain(queryClient: QueryClient): void {
  countAgain(queryClient);
  void queryClient.resetQueries({ queryKey: inboxKey });
}
