import { useQueryClient } from '@tanstack/react-query';
import type { ContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { copy as uiCopy } from '#web/admin/ui/copy.en.ts';
import { copy } from '#web/admin/versions/copy.en.ts';
import { openHistory } from '#web/admin/versions/history.ts';
import { showToast } from '#web/features/toasts/toasts.ts';

interface HistoryButtonProps {
  contentKey: ContentKey;
  /** Id of what names the item. */
  describedBy: string;
}

/** The way to what a content item was before, as a link among links. */
export function HistoryButton({ contentKey: key, describedBy }: HistoryButtonProps) {
  const queryClient = useQueryClient();
  const open = async () => {
    try {
      const { contentHistory } = await import('./content-history.ts');
      openHistory(contentHistory(key, queryClient));
    } catch {
      showToast({ tone: 'danger', title: uiCopy.notLoaded });
    }
  };
  return (
    <button type="button" aria-describedby={describedBy} onClick={() => void open()} className={linkStyle}>
      {copy.open}
    </button>
  );
}

const linkStyle = css({
  minHeight: '6',
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'brand.muted',
  cursor: 'pointer',
  _hover: { textDecoration: 'none' },
});
