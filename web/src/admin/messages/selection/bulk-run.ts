import { changeContactSubmissions, deleteContactSubmissions } from '#shared/api/bulk-messages.ts';
import { findContactSubmissions } from '#shared/api/found-messages.ts';
import { type BulkChange, mostAtOnce } from '#shared/messages/bulk.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { insistently } from '#web/admin/lib/insistently.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';

export type BulkAct = BulkChange | 'delete';

/** What is to be done, and with which messages: those of these ids, or all that a filter finds. */
export interface BulkTask {
  readonly act: BulkAct;
  readonly messages: { readonly ids: readonly string[] } | { readonly filter: MessageFilter };
  /** How many messages those are, if that is known. */
  readonly total: number | undefined;
}

/** How far a task is. `failed` and `stopped` ones can go on where they are. */
export interface BulkRun {
  readonly task: BulkTask;
  readonly state: 'busy' | 'stopped' | 'failed';
  /** How many messages were gone through. */
  readonly through: number;
}

/** The run that is under way, or was broken off; there is one at a time. */
export const bulkRun = createStore<BulkRun | undefined>(undefined);

/** Where a run is: the ids that were read and not yet gone through, and where others are read on. */
interface Position {
  rest: readonly string[];
  cursor: string | undefined;
  isLast: boolean;
  readonly changed: string[];
}

let position: Position | undefined;

/** Begins a task. Answers the ids of what it changed once it is through; `undefined` when it was broken off. */
export function beginBulk(task: BulkTask): Promise<readonly string[] | undefined> {
  const isList = 'ids' in task.messages;
  position = {
    rest: 'ids' in task.messages ? task.messages.ids : [],
    cursor: undefined,
    isLast: isList,
    changed: [],
  };
  bulkRun.set({ task, state: 'busy', through: 0 });
  return goOn();
}

/** Goes on with the task that was broken off, as {@link beginBulk}. */
export function resumeBulk(): Promise<readonly string[] | undefined> {
  const run = bulkRun.current();
  if (run) bulkRun.set({ ...run, state: 'busy' });
  return goOn();
}

/** Breaks the run off after the batch that is under way. */
export function stopBulk(): void {
  const run = bulkRun.current();
  if (run?.state === 'busy') bulkRun.set({ ...run, state: 'stopped' });
}

/** Forgets a run that was broken off. */
export function forgetBulk(): void {
  position = undefined;
  bulkRun.set(undefined);
}

async function goOn(): Promise<readonly string[] | undefined> {
  const at = position;
  try {
    while (at && bulkRun.current()?.state === 'busy') {
      if (at.rest.length === 0 && at.isLast) {
        forgetBulk();
        return at.changed;
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
  const body = { ...task.messages.filter, limit: mostAtOnce, cursor: at.cursor };
  const page = await insistently(() => callApiPage(findContactSubmissions, { body }));
  at.rest = page.data.map(({ id }) => id);
  at.cursor = page.next;
  at.isLast = page.next === undefined;
}

async function changeSome(at: Position): Promise<void> {
  const ids = at.rest.slice(0, mostAtOnce);
  const act = bulkRun.current()?.task.act ?? 'done';
  const { changed, failed } = await insistently(async () => {
    const outcome =
      act === 'delete'
        ? await callApi(deleteContactSubmissions, { body: { ids } })
        : await callApi(changeContactSubmissions, { body: { ids, change: act } });
    if (outcome.failed.length === ids.length) throw new Error('None of the messages was changed.');
    return outcome;
  });
  at.changed.push(...changed);
  at.rest = [...failed, ...at.rest.slice(ids.length)];
  const run = bulkRun.current();
  if (run) bulkRun.set({ ...run, through: run.through + ids.length - failed.length });
}
