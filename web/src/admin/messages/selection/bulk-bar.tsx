import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type Message, type MessageState, stateOf } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useStore } from '#web/lib/store.ts';
import { countAgain } from '../data/count-again.ts';
import { countText, roughCountText } from '../data/count-queries.ts';
import { downloadMessages } from '../data/download-messages.ts';
import { noteLastChange } from '../data/message-changes.ts';
import { assigneesQuery } from '../handling/handling-query.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkAct, type BulkDone, type BulkTask, beginBulk, bulkRun, resumeBulk } from './bulk-run.ts';
import { copy } from './copy.en.ts';
import { useSelection } from './selection.tsx';

interface BulkBarProps {
  messages: readonly Message[];
  filter: MessageFilter;
  total: number | undefined;
  hasMore: boolean;
}

/** Chooses messages of a list, and runs an action on all chosen ones. */
export function BulkBar({ messages, filter, total, hasMore }: BulkBarProps) {
  const selection = useSelection();
  const isOwner = useIsOwner();
  const [asked, setAsked] = useState<BulkTask>();
  const [assigning, setAssigning] = useState<Pick<BulkTask, 'messages' | 'total'>>();
  const run = useStore(bulkRun, (current) => current);
  const shown = messages.map(({ id }) => id);
  const { start, resume } = useBulk(() => selection?.choose(shown, false));
  if (!selection) return null;
  const { ids, isEverything, choose, chooseEverything } = selection;
  const states = new Set(messages.filter(({ id }) => ids.has(id)).map(stateOf));
  /** Returns the messages of the task: the filter that finds all of them, or the chosen ones with their assignees. */
  const which = (): Pick<BulkTask, 'messages' | 'total'> => {
    if (isEverything && hasMore) {
      return { messages: { filter: { ...filter, to: filter.to ?? new Date().toISOString() } }, total };
    }
    const assignees = messages.flatMap(({ id, assignee }) => (assignee ? [[id, assignee] as const] : []));
    return { messages: { ids: [...ids], assignees: new Map(assignees) }, total: ids.size };
  };
  const act = (what: BulkAct) => {
    if (what === 'assign') return setAssigning(which());
    const task: BulkTask = { act: what, ...which() };
    if ('filter' in task.messages || what === 'delete') setAsked(task);
    else start(task);
  };
  const isWhole = ids.size > 0 && ids.size === shown.length;
  return (
    <div className={barStyle} hidden={ids.size === 0} data-bulk>
      <IconButton
        tooltip={copy.chooseNone}
        aria-label={copy.chooseNone}
        onClick={() => {
          choose(shown, false);
          document.getElementById(inboxHeadingId)?.focus();
        }}
      >
        <Icon of={X} />
      </IconButton>
      <label className={checkStyle}>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ currentTarget }) => choose(shown, currentTarget.checked)}
        />
        {copy.chooseAll(countText(shown.length))}
      </label>
      <p role="status" className={chosenStyle}>
        {isEverything && hasMore ? copy.allChosen : ids.size > 0 && copy.chosen(countText(ids.size))}
      </p>
      {isWhole && hasMore && !isEverything && (
        <Button variant="outlineDark" size="xs" onClick={chooseEverything}>
          {copy.chooseMatching(total === undefined ? undefined : roughCountText(total))}
        </Button>
      )}
      {actsFor(states, isOwner).map((what) => (
        <Button
          key={what}
          data-key={what === 'assign' ? what : undefined}
          variant={variants[what] ?? 'outlineDark'}
          size="xs"
          aria-disabled={run !== undefined}
          onClick={() => run || act(what)}
        >
          {run?.state === 'busy' && run.task.act === what && <Spinner />}
          {copy.acts[what]}
        </Button>
      ))}
      <DownloadButton which={which} />
      <AssignDialog
        open={assigning !== undefined}
        total={assigning?.total}
        onChosen={(assignee) => {
          if (assigning && assignee !== undefined) start({ act: 'assign', to: { assignee }, ...assigning });
          setAssigning(undefined);
        }}
      />
      <BulkDialog
        asked={asked}
        onAnswer={(confirmed) => {
          if (confirmed && asked) start(asked);
          setAsked(undefined);
        }}
        onResume={resume}
      />
    </div>
  );
}

/** Saves the chosen messages as a file for spreadsheets. */
function DownloadButton({ which }: { which: () => Pick<BulkTask, 'messages'> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadMessages(which().messages, copy.csv.fileName),
    onSuccess: () => showToast({ tone: 'success', title: copy.csv.done }),
    onError: () => showToast({ tone: 'danger', title: copy.csv.failed }),
  });
  return (
    <Button variant="outlineDark" size="xs" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending && <Spinner />}
      {copy.csv.act}
    </Button>
  );
}

const variants: Partial<Record<BulkAct, 'label' | 'danger'>> = { assign: 'label', delete: 'danger' };

/** The bar covers the counters; on a phone it is at the bottom of the window. */
const barStyle = css({
  position: { base: 'fixed', md: 'absolute' },
  insetInline: '0',
  top: { md: '0' },
  bottom: { base: '0', md: 'auto' },
  zIndex: 'floating',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  minHeight: { base: '14', md: '10' },
  paddingInline: { base: '2', md: '1' },
  paddingBlock: { base: '1.5', md: '0' },
  ground: 'ink',
  borderRadius: { md: 'control' },
  '&[hidden]': { display: 'none' },
  '& > button:first-child': { color: 'fg.onDark', _hover: { background: 'bg.deep' } },
});
const checkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'tap', md: '10' },
  textStyle: 'sm',
  '& input': { width: '5', height: '5' },
});
const chosenStyle = css({ textStyle: 'sm', marginInlineEnd: 'auto' });

/** Returns the actions for chosen messages by their states. Only owners delete, and only possible spam. */
function actsFor(states: ReadonlySet<MessageState>, isOwner: boolean): BulkAct[] {
  const all = (state: MessageState) => states.size === 1 && states.has(state);
  return [
    ...(states.has('new') ? (['assign', 'done', 'spam'] as const) : []),
    ...(all('spam') ? (['not-spam'] as const) : []),
    ...(all('spam') && isOwner ? (['delete'] as const) : []),
    ...(all('done') ? (['reopen'] as const) : []),
  ];
}

/** The action that undoes an action. An assignment is undone by another assignment. */
const opposites: Partial<Record<BulkAct, Exclude<BulkAct, 'assign'>>> = {
  done: 'reopen',
  spam: 'not-spam',
  'not-spam': 'spam',
};

/** Starts and continues tasks on several messages. `onChanged` is called when messages were changed. */
function useBulk(onChanged: () => void) {
  const queryClient = useQueryClient();
  const settled = (done: BulkDone | undefined, task: BulkTask | undefined) => {
    // The bar disappears, and with it the button that was pressed.
    if (document.activeElement?.closest('[data-bulk]')) document.getElementById(inboxHeadingId)?.focus();
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
  // In another window, messages may have been handled or deleted.
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

/** Returns the task that undoes a finished one. An assignment is undone only for messages that still have the new assignee. */
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

/** The lists start again with their first page, since many of their messages have moved. */
function readInboxAgain(queryClient: QueryClient): void {
  countAgain(queryClient);
  void queryClient.resetQueries({ queryKey: inboxKey });
  void queryClient.invalidateQueries({ queryKey: assigneesQuery.queryKey });
}
