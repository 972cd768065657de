import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getReplyTemplates,
  getSavedViews,
  updateReplyTemplates,
  updateSavedViews,
} from '#shared/api/messages/inbox-lists.ts';
import {
  type ReplyTemplates,
  replyTemplates,
  type SavedView,
  type SavedViews,
  savedViews,
} from '#shared/messages/inbox-lists.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

const key = ['api', 'admin', 'inbox'] as const;

/** The reader's own views. Read again whenever their menu opens. */
export const viewsQuery = queryOptions({
  queryKey: [...key, 'views'],
  queryFn: ({ signal }) => callApi(getSavedViews, { signal }),
  refetchOnMount: 'always',
});

/** The reply templates, which all colleagues share. */
export const templatesQuery = queryOptions({
  queryKey: [...key, 'templates'],
  queryFn: ({ signal }) => callApi(getReplyTemplates, { signal }),
  refetchOnMount: 'always',
});

function currentIn(error: unknown): unknown {
  return error instanceof ApiError && error.status === 409 ? error.problem?.current : undefined;
}

/** How often a change of the own views is repeated if another window has saved in the meantime. */
const attempts = 3;

/** Changes the person's views; if another window saved in the meantime, the change is made on that version. */
export function useChangeViews(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (views: readonly SavedView[]) => SavedView[]): Promise<SavedViews> => {
      let stored = await callApi(getSavedViews, {});
      for (let attempt = 1; ; attempt += 1) {
        try {
          const body = { views: change(stored.views), version: stored.version };
          return await callApi(updateSavedViews, { body });
        } catch (error) {
          const current = savedViews.safeParse(currentIn(error)).data;
          if (!current || attempt === attempts) throw error;
          stored = current;
        }
      }
    },
    onSuccess: (stored) => {
      queryClient.setQueryData(viewsQuery.queryKey, stored);
      showToast({ tone: 'success', title: copy.viewsSaved });
      onDone();
    },
    onError: () => showToast({ tone: 'danger', title: copy.notSaved }),
  });
}

/**
 * Saves the templates over the version that was read. If others saved in the meantime, their version is read and
 * nothing is saved.
 */
export function useSaveTemplates(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation<ReplyTemplates, Error, ReplyTemplates>({
    mutationFn: (body) => callApi(updateReplyTemplates, { body }),
    onSuccess: (stored) => {
      queryClient.setQueryData(templatesQuery.queryKey, stored);
      showToast({ tone: 'success', title: copy.templatesSaved });
      onDone();
    },
    onError: (error) => {
      const current = replyTemplates.safeParse(currentIn(error)).data;
      if (current) queryClient.setQueryData(templatesQuery.queryKey, current);
    },
  });
}

/** Returns why the templates were not saved, as one sentence. */
export function templatesProblem(error: Error): string {
  if (!(error instanceof ApiError)) return copy.notSaved;
  if (error.status === 409) return copy.changed;
  return error.problem?.details?.some(({ problem }) => problem === 'too-many') ? copy.tooMany : copy.notSaved;
}
