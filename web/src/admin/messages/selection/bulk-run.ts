import { assignMessages, changeMessages, deleteMessages } from '#shared/api/messages/bulk-messages.ts';
import { findMessages } from '#shared/api/messages/messages.ts';
import { type BulkChange, maxAtOnce } from '#shared/messages/bulk.ts';
import { countLimit } from '#shared/messages/counts.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';

export type BulkAct = BulkChange | 'delete' | 'assign';

/** Assignees by message id. Unassigned messages are absent. */
export type Assignees = ReadonlyMap<string, string>;

/**
 * `assignee`: the new assignee of all messages, empty for nobody. `back`: each message's former assignee, which is restored
 * only if the message is still assigned to `from`.
 */
export type Assignment = { readonly assignee: string } | { readonly back: Assignees; readonly from: string };

/** The result of a task: the ids of the changed messages, and their former assignees. */
export interface BulkDone {
  readonly changed: readonly string[];
  readonly assignees: Assignees;
}

/** A task and its messages: given ids, or all that a filter finds. */
export type BulkTask = WhichMessages &
  ({ readonly act: Exclude<BulkAct, 'assign'> } | { readonly act: 'assign'; readonly to: Assignment });
interface WhichMessages {
  readonly messages:
    | { readonly ids: readonly string[]; readonly assignees?: Assignees }
    | { readonly filter: MessageFilter };
  /** The number of messages, if known. */
  readonly total: number | undefined;
}

/** The progress of a task. `failed` and `stopped` ones can be continued. */
export interface BulkRun {
  readonly task: BulkTask;
  readonly state: 'busy' | 'stopped' | 'failed';
  /** The number of messages handled so far. */
  readonly through: number;
}

/** The run that is in progress or was interrupted; there is one at a time. */
export const bulkRun = createStore<BulkRun | undefined>(undefined);

/** The position of a run: the ids that were read and not yet handled, and the cursor of the next page. */
interface Position {
  rest: readonly string[];
  cursor: string | undefined;
  isLast: boolean;
  readonly changed: string[];
  /** Assignees of the messages that were read, by id. Unassigned messages are absent. */
  readonly assignees: Map<string, string>;
}

let position: Position | undefined;

/**
 * Returns how many messages a filter finds, counted up to `countLimit`, for the question before an action. `onCounted`
 * gets the number so far, and returns false to stop counting.
 *
 * @throws when they could not be counted
 */
export async function countFound(
  filter: MessageFilter,
  onCounted: (count: number) => boolean,
): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const body = { ...filter, limit: maxAtOnce, cursor };
    const page = await retry(() => callApiPage(findMessages, { body }));
    count += page.data.length;
    cursor = page.next;
  } while (cursor !== undefined && count < countLimit && onCounted(count));
  return Math.min(count, countLimit);
}

/** Begins a task. Resolves to its result when it is complete; to `undefined` when it was stopped. */
export function beginBulk(task: BulkTask): Promise<BulkDone | undefined> {
  const isList = 'ids' in task.messages;
  position = {
    rest: 'ids' in task.messages ? task.messages.ids : [],
    cursor: undefined,
    isLast: isList,
    changed: [],
    assignees: new Map('ids' in task.messages ? task.messages.assignees : []),
  };
  bulkRun.set({ task, state: 'busy', through: 0 });
  return continueBulkRun();
}

/** Continues the task that was interrupted; see {@link beginBulk}. */
export function resumeBulk(): Promise<BulkDone | undefined> {
  const run = bulkRun.current();
  if (run) bulkRun.set({ ...run, state: 'busy' });
  return continueBulkRun();
}

/** Stops the run after the current batch. */
export function stopBulk(): void {
  const run = bulkRun.current();
  if (run?.state === 'busy') bulkRun.set({ ...run, state: 'stopped' });
}

/** Forgets an interrupted run, so that it cannot be continued. */
export function forgetBulk(): void {
  position = undefined;
  bulkRun.set(undefined);
}

async function continueBulkRun(): Promise<BulkDone | undefined> {
  const at = position;
  try {
    while (at && bulkRun.current()?.state === 'busy') {
      if (at.rest.length === 0 && at.isLast) {
        forgetBulk();
        return at;
      }
      await (at.rest.length > 0 ? changeSome(at) : readSome(at));
    }
  } catch {
    const run = bulkRun.current();
    if (run) bulkRun.set({ ...run, state: 'failed' });
  }
  return undefined;
}

async function readSome(at: Position): Promise<void> {
  const task = bulkRun.current()?.task;
  if (!task || !('filter' in task.messages)) return;
  const body = { ...task.messages.filter, limit: maxAtOnce, cursor: at.cursor };
  const page = await retry(() => callApiPage(findMessages, { body }));
  at.rest = page.data.map(({ id }) => id);
  for (const { id, assignee } of page.data) if (assignee) at.assignees.set(id, assignee);
  at.cursor = page.next;
  at.isLast = page.next === undefined;
}

async function changeSome(at: Position): Promise<void> {
  const ids = at.rest.slice(0, maxAtOnce);
  const task = bulkRun.current()?.task;
  if (!task) return;
  const { changed, failed } = await retry(async () => {
    const outcome = await send(task, ids);
    if (outcome.failed.length === ids.length) throw new Error('None of the messages was changed.');
    return outcome;
  });
  at.changed.push(...changed);
  at.rest = [...failed, ...at.rest.slice(ids.length)];
  const run = bulkRun.current();
  if (run) bulkRun.set({ ...run, through: run.through + ids.length - failed.length });
}

async function send(task: BulkTask, ids: string[]) {
  if (task.act === 'delete') return callApi(deleteMessages, { body: { ids } });
  if (task.act !== 'assign') return callApi(changeMessages, { body: { ids, change: task.act } });
  const { to } = task;
  if ('assignee' in to) return callApi(assignMessages, { body: { ids, assignee: to.assignee } });
  const { back, from } = to;
  const whose = (id: string) => back.get(id) ?? '';
  const outcomes = [...new Set(ids.map(whose))].map((assignee) => {
    const theirs = ids.filter((id) => whose(id) === assignee);
    return callApi(assignMessages, { body: { ids: theirs, assignee, from } });
  });
  const all = await Promise.all(outcomes);
  return { changed: all.flatMap(({ changed }) => changed), failed: all.flatMap(({ failed }) => failed) };
}
