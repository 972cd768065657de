import { queryOptions } from '@tanstack/react-query';
import { listAssignees } from '#shared/api/messages/message-counts.ts';
import { getMessage, handleMessage } from '#shared/api/messages/messages.ts';
import { type MessageDetails, messageDetails } from '#shared/messages/handling.ts';
import { unchangedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { assigneesKey, inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import type { HandlingDraft } from './handling-drafts.ts';

/** A message with everything about the work on it; read again whenever its dialog opens. */
export const handledQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKey, 'one', id],
    queryFn: ({ signal }) => callApi(getMessage, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** The people who have messages, and the people to whom messages can be assigned. */
export const assigneesQuery = queryOptions({
  queryKey: assigneesKey,
  queryFn: ({ signal }) => callApi(listAssignees, { signal }),
  refetchOnMount: 'always',
});

/** Saves a draft. Fails with an {@link ApiError}; see {@link conflictIn}. */
export function sendHandling({ id, values, base }: HandlingDraft): Promise<MessageDetails> {
  return callApi(handleMessage, { params: { id }, body: { ...values, version: base.version } });
}

/** Returns the stored message when a save failed because another user had changed it; else `undefined`. */
export function conflictIn(error: Error): MessageDetails | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return messageDetails.safeParse(error.problem?.current).data;
}

/** Returns an unchanged draft that is based on the stored version. */
export function draftOf({ id, name, status, assignee = '', note, version }: MessageDetails): HandlingDraft {
  return { id, name, ...unchangedDraft({ status, assignee, note }, version) };
}
