import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVersionedSave } from '#web/admin/lib/use-versioned-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { copy as messageCopy } from '../copy.en.ts';
import { copy } from './copy.en.ts';
import { handlingDrafts } from './handling-drafts.ts';
import { conflictIn, draftOf, handledQuery, sendHandling } from './handling-query.ts';
import { settleHandled } from './settle-handled.ts';

/** Saves the work on a message; see {@link useVersionedSave}. `problem` is why it could not be saved, as one sentence. */
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
