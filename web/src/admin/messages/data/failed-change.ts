import type { QueryClient } from '@tanstack/react-query';
import { inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';

/** Tells that a change of a message failed, in these words; of one that was deleted meanwhile it says so, and reads the lists again. */
export function tellFailedChange(
  queryClient: QueryClient,
  error: Error,
  words: { title: string; text?: string },
): void {
  if (!isAbsent(error)) return void showToast({ tone: 'danger', ...words });
  showToast({ tone: 'danger', title: words.title, text: copy.gone });
  void queryClient.invalidateQueries({ queryKey: inboxKey });
}
