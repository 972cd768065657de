import {
  type MutationKey,
  notifyManager,
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy as spamCopy } from '../spam/copy.en.ts';
import { clearMutation, settleCleared } from '../spam/spam-queries.ts';
import { markMessageDone, readOpenAgain, settleReopened, updateMessageInSearch } from './message-cache.ts';
import { markDoneMutation, reopenMutation } from './message-queries.ts';

type Change<Answer> = UseMutationOptions<Answer, Error, string> & { mutationKey: MutationKey };

/** Changes messages by their ids, several at once if needed; a message never has two changes running. */
export function useMessageChange<Answer>(mutation: Change<Answer>) {
  const queryClient = useQueryClient();
  const { mutationKey } = mutation;
  const { mutate } = useMutation(mutation);
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const change = (id: string) => {
    const underWay = queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => state.variables === id,
    });
    if (underWay === 0) mutate(id);
  };
  return { change, isPending: (id: string) => pending.includes(id) };
}

/**
 * Reports that a change of a message failed, with the given texts; if the message was deleted in the meantime the
 * report says so, and the lists are read again.
 */
export function tellFailedChange(
  queryClient: QueryClient,
  error: Error,
  words: { title: string; text?: string },
): void {
  if (!isAbsent(error)) return void showToast({ tone: 'danger', ...words });
  showToast({ tone: 'danger', title: words.title, text: copy.gone });
  void queryClient.invalidateQueries({ queryKey: inboxKey });
}

/**
 * Marks messages as done. A message stays in its list until the server has confirmed the change; then the change can be
 * undone.
 */
export function useMarkDone() {
  const queryClient = useQueryClient();
  const { reopen } = useReopen();
  const { change, isPending } = useMessageChange({
    ...markDoneMutation,
    onSuccess: (message) => {
      const { id } = message;
      passFocusOn(id);
      markMessageDone(queryClient, id);
      updateMessageInSearch(queryClient, message);
      readOpenAgain(queryClient, id);
      const undo = { label: copy.undo, altText: copy.undoOtherwise, run: noteLastChange(() => reopen(id)) };
      showToast({ tone: 'success', title: copy.marked, action: undo });
    },
    onError: (error) =>
      tellFailedChange(queryClient, error, { title: copy.notMarked, text: copy.notMarkedText }),
  });
  return { markDone: change, isPending };
}

/** Makes completed messages new again. Calls `onReopened` once the lists show it. */
export function useReopen(onReopened: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { change, isPending } = useMessageChange({
    ...reopenMutation,
    onSuccess: (message) => {
      settleReopened(queryClient, message);
      readOpenAgain(queryClient, message.id);
      showToast({ tone: 'success', title: copy.reopened });
      // React Query notifies the lists a moment later. `schedule` calls `onReopened` after that.
      notifyManager.schedule(onReopened);
    },
    onError: (error) =>
      tellFailedChange(queryClient, error, { title: copy.notReopened, text: copy.notReopenedText }),
  });
  return { reopen: change, isPending };
}

/** Moves messages that are not spam to the new ones. Calls `onCleared` once the lists show them. */
export function useNotSpam(onCleared: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { change, isPending } = useMessageChange({
    ...clearMutation,
    onSuccess: (message) => {
      passFocusOn(message.id);
      settleCleared(queryClient, message);
      readOpenAgain(queryClient, message.id);
      showToast({ tone: 'success', title: spamCopy.cleared });
      // React Query notifies the lists a moment later. `schedule` calls `onCleared` after that.
      notifyManager.schedule(onCleared);
    },
    onError: (error) =>
      tellFailedChange(queryClient, error, { title: spamCopy.notCleared, text: spamCopy.tryLater }),
  });
  return { clear: change, isPending };
}

let undo: (() => void) | undefined;

/**
 * Stores the function that undoes the latest change of messages; without `run` it cannot be undone. Returns a function
 * that undoes it, once.
 */
export function noteLastChange(run?: () => void): () => void {
  const once = () => {
    if (undo === once) undo = undefined;
    run?.();
  };
  undo = run && once;
  return once;
}

/** Undoes the last change of messages. Returns true if there was one that can be undone. */
export function undoLastChange(): boolean {
  const run = undo;
  run?.();
  return run !== undefined;
}

/** Moves the focus from a card that disappears to the next message, else the previous one, else the list's heading. */
function passFocusOn(id: string): void {
  const item = document.getElementById(`message-${id}`)?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = neighbour?.querySelector('h3') ?? document.getElementById(inboxHeadingId);
  heading?.focus();
}
