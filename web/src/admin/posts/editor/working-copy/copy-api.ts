import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  discardWorkingCopy,
  getWorkingCopy,
  listWorkingCopies,
  restoreWorkingCopy,
  saveWorkingCopy,
} from '#shared/api/posts/working-copies.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type WorkingCopy, type WorkingCopyInput, workingCopy } from '#shared/posts/working-copy.ts';
import { ApiError, callApi, callApiPage } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';

/** The maximum number of pages to read; a list never has so many. */
const maxPages = 20;

/**
 * The longest text sent while a page closes, in characters: browsers send at most 64 KB then, and a character may take
 * three bytes.
 */
const keptAliveLength = 20_000;

/** Reads the working copy of a post, the version of the post, and the post that the copy is based on. */
export function readCopy(kind: PostKind, id: string) {
  return callApi(getWorkingCopy, { params: { kind, id } });
}

/** Like {@link readCopy}, for polling while a user writes: an ended session is not reported. */
export function lookAtCopy(kind: PostKind, id: string) {
  return callApi(getWorkingCopy, { params: { kind, id }, renews: false });
}

/** Saves a working copy. `isLast`: the page is being left, and does not wait for the answer. */
export function saveCopy(
  kind: PostKind,
  id: string,
  body: WorkingCopyInput,
  isLast: boolean,
): Promise<WorkingCopy> {
  const keepalive = isLast && JSON.stringify(body).length < keptAliveLength;
  return callApi(saveWorkingCopy, { params: { kind, id }, body, keepalive });
}

/** Discards a working copy, unless it ended or a user continued it. */
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
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await callApiPage(listWorkingCopies, { params: { kind }, query: { state, cursor }, signal });
    copies.push(...page.data);
    cursor = page.next;
    if (!cursor) break;
  }
  return copies;
}

/** Returns why a save was refused: text that another user typed (`current`), or that the working copy is gone. */
export function conflictOf(error: unknown): { current: WorkingCopy | undefined } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return { current: workingCopy.safeParse(error.problem?.current).data };
}

/**
 * True if the server refused a call and stored nothing. Without an answer, or after a server error, it may have stored
 * the text.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** True if a save was refused because the text is too long to be kept. */
export function isTooLong(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413);
}

/** Active working copies, by the post's id. */
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

/** Reads the active and the discarded copies again. */
export function copiesChanged(queryClient: QueryClient, kind: PostKind): void {
  void queryClient.invalidateQueries({ queryKey: copiesQuery(kind).queryKey });
}
