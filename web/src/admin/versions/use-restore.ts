import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import type { HistorySubject } from './history.ts';
import { versionsQuery } from './version-queries.ts';

/** Restores versions of something. What somebody else saved meanwhile is not saved over: it is listed first. */
export function useRestore(subject: HistorySubject, onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, over }: { id: string; over: number }) => subject.restore(id, over),
    onSuccess: () => {
      showToast({ tone: 'success', title: copy.restored });
      onDone();
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: copy.notRestored,
        ...(reasonOf(error) && { text: reasonOf(error) }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: versionsQuery(subject).queryKey }),
  });
  return { restore: mutate, isPending };
}

function reasonOf(error: Error): string {
  if (isAbsent(error)) return copy.notKept;
  if (!(error instanceof ApiError)) return copy.tryLater;
  if (error.status === 409) return copy.changedMeanwhile;
  return error.status === 400 ? copy.incomplete : copy.tryLater;
}
