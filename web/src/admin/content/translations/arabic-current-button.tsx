import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { conflictingItem, keepItem, sendContent } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';

interface ArabicCurrentButtonProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
}

/** Says of an Arabic text that is marked as outdated that it is right beside the English of now. Nothing where none is. */
export function ArabicCurrentButton({ contentKey: key, item }: ArabicCurrentButtonProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ value, valueAr, version }: ContentItem) =>
      sendContent({ key, update: { value, valueAr, version, arabicIsCurrent: true } }),
    onSuccess: async (saved) => {
      await keepItem(queryClient, saved);
      showToast({ tone: 'success', ...copy.marked });
    },
    onError: async (error) => {
      const current = conflictingItem(error);
      if (current) await keepItem(queryClient, current);
      showToast({ tone: 'danger', title: copy.notMarked });
    },
  });
  if (!item || isSameInEveryLanguage(content[key].kind) || arabicState(item) !== 'older') return null;
  return (
    <Button
      variant="outline"
      size="xs"
      aria-describedby={key}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(item)}
      className={buttonStyle}
    >
      {isPending ? <Spinner /> : <Icon of={Check} size={16} />}
      {copy.isCurrent}
    </Button>
  );
}

const buttonStyle = css({ gridColumn: { md: '2' }, justifySelf: 'start' });
