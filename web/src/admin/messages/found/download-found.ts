import { mutationOptions } from '@tanstack/react-query';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { downloadMessages } from '../data/download-messages.ts';
import { copy } from './copy.en.ts';

/** Saves all messages that a filter finds as a file for spreadsheets, and reports it. */
export const downloadFoundMutation = mutationOptions({
  mutationFn: (filter: MessageFilter) => downloadMessages({ filter }, copy.fileName),
  onSuccess: () => showToast({ tone: 'success', title: copy.downloaded }),
  onError: () => showToast({ tone: 'danger', title: copy.error, text: copy.notDownloaded }),
});
