import type { QueryClient } from '@tanstack/react-query';
import { listMessages } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { readHead } from '#web/admin/lib/fresh-head.ts';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { callApiPage } from '#web/lib/api-client.ts';
import { countAgain } from './count-again.ts';
import { type MessagePages, withChanged, withMessage, withoutMessage } from './message-pages.ts';
import { allCompletedQuery, completedMessagesQuery, foundKey, newMessagesQuery } from './message-queries.ts';

/**
 * Removes a completed message from the new ones, and reads the affected data again: the first new messages, since
 * others may have arrived, the latest completed ones, and the counts.
 */
export function markMessageDone(queryClient: QueryClient, id: string): void {
  const { queryKey } = newMessagesQuery;
  queryClient.setQueryData(queryKey, (pages) => withoutMessage(pages, id));
  void readNewHead(queryClient);
  readDoneAgain(queryClient);
}

/** Reads the first new messages again, and keeps the rest of the list. */
export function readNewHead(queryClient: QueryClient): Promise<void> {
  const readFirst = (signal: AbortSignal) => callApiPage(listMessages, { query: { state: 'new' }, signal });
  return readHead(queryClient, { queryKey: newMessagesQuery.queryKey, readFirst });
}

/**
 * Puts a message that is new again into the list of new ones, and removes it from the completed ones. The new ones are not read
 * again, because the server's index may not have this message yet.
 */
export function settleReopened(queryClient: QueryClient, message: Message): void {
  const { id } = message;
  updateMessageInSearch(queryClient, message);
  queryClient.setQueryData(newMessagesQuery.queryKey, (pages) => withMessage(pages, message));
  queryClient.setQueryData(allCompletedQuery.queryKey, (pages) => withoutMessage(pages, id));
  queryClient.setQueryData(completedMessagesQuery.queryKey, (done) =>
    done?.filter((other) => other.id !== id),
  );
  readDoneAgain(queryClient);
}

/** Updates a message in every cached search result that has it; it stays there until the search is repeated. */
export function updateMessageInSearch(queryClient: QueryClient, message: Message): void {
  queryClient.setQueriesData<MessagePages>({ queryKey: foundKey }, (pages) => withChanged(pages, message));
}

/** Returns a message from the lists that were read, if one of them has it. */
export function listedMessage(queryClient: QueryClient, id: string): Message | undefined {
  for (const [, read] of queryClient.getQueriesData<MessagePages | Message[]>({ queryKey: inboxKey })) {
    const messages = Array.isArray(read) ? read : read?.pages?.flatMap(({ data }) => data);
    const found = messages?.find((message) => message.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Reads an open message again after it was changed from a list. */
export function readOpenAgain(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: [...inboxKey, 'one', id] });
}

function readDoneAgain(queryClient: QueryClient): void {
  for (const { queryKey } of [completedMessagesQuery, allCompletedQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  countAgain(queryClient);
}

/** Reads all visible lists of the inbox again. Resolves to true if all of them succeeded. */
export async function refreshInbox(queryClient: QueryClient): Promise<boolean> {
  await queryClient.invalidateQueries({ queryKey: inboxKey });
  const shown = queryClient.getQueryCache().findAll({ queryKey: inboxKey, type: 'active' });
  return shown.every(({ state }) => state.status === 'success');
}
