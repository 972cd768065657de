import type { QueryClient } from '@tanstack/react-query';
import type { ContentItem } from '#shared/content/item.ts';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import type { ToastAction } from '#web/features/toasts/toasts.ts';

/** Takes back the save of which this item came. What it takes is loaded when it is asked for. */
export function undoOfContentSave(queryClient: QueryClient, item: ContentItem): ToastAction {
  return undoAction(async () => (await import('./content-history.ts')).takeBack(queryClient, item));
}
