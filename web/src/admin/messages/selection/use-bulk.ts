import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { countAgain } from '../data/count-again.ts';
import { noteLastChange } from '../data/last-change.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { type BulkAct, type BulkDone, type BulkTask, beginBulk, bulkRun, resumeBulk } from './bulk-run.ts';
import { copy } from './copy.en.ts';

/** What takes an act back. */
const opposites: Partial<Record<BulkAct, Exclude<BulkAct, 'assign'>>> = {
  done: 'reopen',
  spam: 'not-spam',
  'not-spam': 'spam',
};

/** Starts and resumes what is done with many messages. `onChanged` is told when some were changed. */
export function useBulk(onChanged: () => void) {
  const queryClient = useQueryClient();
  const settled = (done: BulkDone | undefined, task: BulkTask | undefined) => {
    readInboxAgain(queryClient);
    onChanged();
    if (done && task) tell(task, done, (undoing) => void start(undoing));
  };
  const start = async (task: BulkTask) => settled(await beginBulk(task), task);
  const resume = async () => {
    const task = bulkRun.current()?.task;
    settled(await resumeBulk(), task);
  };
  return { start: (task: BulkTask) => void start(task), resume: () => void resume() };
}

function tell(task: BulkTask, done: BulkDone, start: (task: BulkTask) => void): void {
  const undoing = done.changed.length > 0 ? undoingOf(task, done) : undefined;
  const run = noteLastChange(undoing && (() => start(undoing)));
  const undo = undoing && { label: copy.undo, altText: copy.undoOtherwise, run };
  // In another window they may have been done with or deleted meanwhile.
  const elsewhere = 'ids' in task.messages ? task.messages.ids.length - done.changed.length : 0;
  showToast({
    tone: 'success',
    title: titleOf(task, done.changed.length),
    ...(elsewhere > 0 && { text: copy.elsewhere(elsewhere) }),
    ...(undo && { action: undo }),
  });
}

function titleOf(task: BulkTask, count: number): string {
  if (task.act !== 'assign') return copy.finished[task.act](count);
  return 'assignee' in task.to ? copy.assigned(count, task.to.assignee) : copy.givenBack(count);
}

/** What takes a task back that is done; an assignment only from those who were given something by it. */
function undoingOf(task: BulkTask, { changed, assignees }: BulkDone): BulkTask | undefined {
  if (task.act === 'assign') {
    if (!('assignee' in task.to)) return undefined;
    const { assignee: from } = task.to;
    const ids = changed.filter((id) => (assignees.get(id) ?? '') !== from);
    const to = { back: assignees, from };
    return ids.length > 0 ? { act: 'assign', to, messages: { ids }, total: ids.length } : undefined;
  }
  const act = opposites[task.act];
  return act && { act, messages: { ids: changed }, total: changed.length };
}

/** The lists begin with their first page again: much of what they held is elsewhere. */
function readInboxAgain(queryClient: QueryClient): void {
  countAgain(queryClient);
  void queryClient.resetQueries({ queryKey: inboxKey });
  void queryClient.invalidateQueries({ queryKey: assigneesQuery.queryKey });
}
