import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import type { HistorySubject, Typed } from './history.ts';

const keyOf = ({ key }: HistorySubject) => ['api', 'admin', 'versions', key] as const;

/** The versions of an item, newest first, in pages; read again whenever its history is opened. */
export function versionsQuery(subject: HistorySubject) {
  return infiniteQueryOptions({
    queryKey: keyOf(subject),
    queryFn: ({ pageParam, signal }) => subject.list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
    staleTime: 0,
  });
}

/** The content of one version, which never changes. */
export function versionQuery(subject: HistorySubject, id: string | undefined) {
  return queryOptions({
    queryKey: [...keyOf(subject), id],
    queryFn: id === undefined ? skipToken : ({ signal }) => subject.read(id, signal),
  });
}

/** Restores versions of an item. A version that another user saved meanwhile is not overwritten: it is listed first. */
export function useRestore(subject: HistorySubject, onDone: () => void) {
  const queryClient = useQueryClient();
  const me = useUser()?.username;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, over, typed = 'keep' }: Restoring) => subject.restore(id, over, typed),
    onSuccess: (action) => {
      showToast({ tone: 'success', title: copy.restored, ...(action && { action }) });
      onDone();
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: copy.notRestored,
        text: reasonOf(error, me),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: versionsQuery(subject).queryKey }),
  });
  return { restore: mutate, isPending };
}

interface Restoring {
  readonly id: string;
  /** The number of the current version, which the restored one replaces. */
  readonly over: number;
  readonly typed?: Typed;
}

function reasonOf(error: Error, me: string | undefined): string {
  if (isAbsent(error)) return copy.notKept;
  if (!(error instanceof ApiError)) return copy.tryLater;
  if (error.status === 409) return error.problem?.savedBy === me ? copy.changedByYou : copy.changedMeanwhile;
  return error.status === 400 ? copy.incomplete : copy.tryLater;
}
