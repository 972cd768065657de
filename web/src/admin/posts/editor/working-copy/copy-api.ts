import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  discardWorkingCopy,
  getWorkingCopy,
  listWorkingCopies,
  restoreWorkingCopy,
  saveWorkingCopy,
} from '#shared/api/working-copies.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type WorkingCopy, type WorkingCopyInput, workingCopy } from '#shared/posts/working-copy.ts';
import { ApiError, callApi, callApiPage } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';

/** More than is read of what waits to be published. */
const mostPages = 20;

/** Browsers send at most 64 KB for a page that is gone; a character may be three bytes. */
const keptAliveLength = 20_000;

/** The working copy of a post, what version the post has, and what it said in the version that the copy changes. */
export function readCopy(kind: PostKind, id: string) {
  return callApi(getWorkingCopy, { params: { kind, id } });
}

/** The same, asked again and again while somebody writes: a session that has ended is told when something is saved. */
export function lookAtCopy(kind: PostKind, id: string) {
  return callApi(getWorkingCopy, { params: { kind, id }, renews: false });
}

/** Saves what was typed; `isLast`: the page is going, and waits for no answer. */
export function saveCopy(
  kind: PostKind,
  id: string,
  body: WorkingCopyInput,
  isLast: boolean,
): Promise<WorkingCopy> {
  const keepalive = isLast && JSON.stringify(body).length < keptAliveLength;
  return callApi(saveWorkingCopy, { params: { kind, id }, body, keepalive });
}

/** Discards a working copy; one that ended, or that somebody went on with, is left as it is. */
export async function discardCopy(kind: PostKind, id: string, version: number): Promise<void> {
  await callApi(discardWorkingCopy, { params: { kind, id }, body: { version } });
}

export function restoreCopy(kind: PostKind, id: string): Promise<WorkingCopy> {
  return callApi(restoreWorkingCopy, { params: { kind, id } });
}

/** Returns all working copies of a kind in a state, without their long texts. */
export async function readCopies(
  kind: PostKind,
  state: 'waiting' | 'discarded',
  signal: AbortSignal,
): Promise<WorkingCopy[]> {
  const copies: WorkingCopy[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await callApiPage(listWorkingCopies, { params: { kind }, query: { state, cursor }, signal });
    copies.push(...page.data);
    cursor = page.next;
    if (!cursor) break;
  }
  return copies;
}

/** Returns why a save was refused: what somebody else typed (`current`), or that the working copy is gone. */
export function conflictOf(error: unknown): { current: WorkingCopy | undefined } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return { current: workingCopy.safeParse(error.problem?.current).data };
}

/** Whether the server said no, so that nothing was stored; without an answer, or after a failure of its own, it may have been. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Whether a save was refused because there is more text than the server keeps. */
export function isTooLong(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413);
}

/** Working copies that wait to be published, by the post's id. */
export const waitingCopies = createStore<ReadonlySet<string>>(new Set());

/** The working copies of a kind, read again whenever the list is shown. */
export function copiesQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'working-copies', kind],
    queryFn: async ({ signal }) => {
      const copies = await readCopies(kind, 'waiting', signal);
      waitingCopies.set(new Set(copies.map(({ id }) => id)));
      return copies;
    },
    refetchOnMount: 'always',
  });
}

/** The discarded drafts of a kind; empty ones are left out. */
export function discardedQuery(kind: PostKind) {
  return queryOptions({
    queryKey: [...copiesQuery(kind).queryKey, 'discarded'],
    queryFn: ({ signal }) => readCopies(kind, 'discarded', signal),
    refetchOnMount: 'always',
    select: (copies) =>
      copies.filter(({ fields, beginning }) => beginning || Object.values(fields).some(Boolean)),
  });
}

/** Reads again what waits, and what was discarded: a draft was kept, saved, discarded or brought back. */
export function copiesChanged(queryClient: QueryClient, kind: PostKind): void {
  void queryClient.invalidateQueries({ queryKey: copiesQuery(kind).queryKey });
}
