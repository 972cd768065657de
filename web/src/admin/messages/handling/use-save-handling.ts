import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { stateOf } from '#shared/messages/message.ts';
import { useVersionedSave } from '#web/admin/lib/drafts/use-versioned-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { copy as messageCopy } from '../copy.en.ts';
import { markMessageDone, settleReopened, updateMessageInSearch } from '../data/message-cache.ts';
import { type MessagePages, withChanged } from '../data/message-pages.ts';
import { allCompletedQuery, completedMessagesQuery, newMessagesQuery } from '../data/message-queries.ts';
import { settleDeleted, spamQuery } from '../spam/spam-queries.ts';
import { copy } from './copy.en.ts';
import { handlingDrafts } from './handling-drafts.ts';
import { conflictIn, draftOf, handledQuery, sendHandling } from './handling-query.ts';

/**
 * Saves the status, assignee and note of a message; see {@link useVersionedSave}. After a failure, `problem` has the name of
 * the refused field, or an empty name for other failures, and one sentence for the user.
 */
export function useSaveHandling() {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<{ field: string; text: string }>();
  const { save, ...rest } = useVersionedSave({
    mutation: { mutationFn: sendHandling },
    drafts: handlingDrafts,
    keyOf: ({ id }) => id,
    draftOf,
    conflictIn,
    onStored: async (message) => {
      const { queryKey } = handledQuery(message.id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, message);
      settleHandled(queryClient, message);
    },
    onSaved: () => showToast({ tone: 'success', title: copy.saved }),
    onFailed: (error) => {
      const [detail] = (error instanceof ApiError && error.problem?.details) || [];
      const otherwise = isAbsent(error) ? messageCopy.gone : copy.notSaved;
      const text = (detail && copy.problems[detail.field]) ?? otherwise;
      setProblem({ field: detail?.field ?? '', text });
    },
  });
  const forget = () => setProblem(undefined);
  return {
    ...rest,
    problem,
    forget,
    save: (draft: Parameters<typeof save>[0]) => {
      forget();
      save(draft);
    },
  };
}

/** Updates a message in every cached list of the inbox, after a user worked on it. */
function settleHandled(queryClient: QueryClient, message: MessageDetails): void {
  const { note: _, version: _version, history: _history, ...listed } = message;
  const state = stateOf(listed);
  const isAmong = (pages: MessagePages | undefined) =>
    pages?.pages.some(({ data }) => data.some(({ id }) => id === message.id)) ?? false;
  const wasNew = isAmong(queryClient.getQueryData(newMessagesQuery.queryKey));
  const wasSpam = isAmong(queryClient.getQueryData(spamQuery.queryKey));
  if (state !== 'spam' && wasSpam) settleDeleted(queryClient, message.id);
  if (state === 'new' && !wasNew) settleReopened(queryClient, listed);
  if (state === 'done' && wasNew) markMessageDone(queryClient, message.id);
  updateMessageInSearch(queryClient, listed);
  for (const { queryKey } of [newMessagesQuery, allCompletedQuery, spamQuery]) {
    queryClient.setQueryData(queryKey, (pages) => withChanged(pages, listed));
  }
  queryClient.setQueryData(completedMessagesQuery.queryKey, (done) =>
    done?.map((other) => (other.id === listed.id ? listed : other)),
  );
}
