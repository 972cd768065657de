import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { css, cx } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { DraftActions } from '../drafts/draft-notes.tsx';
import { useStoredDraft } from '../drafts/draft-queries.ts';
import { ImageFacts } from '../image/image-facts.tsx';
import { DefaultPictureNote, ShownPicture } from '../image/shown-picture.tsx';
import { contentColumns } from '../list-columns.ts';
import { ShownText } from '../shown-text.tsx';
import { draftOf } from '../state/content-draft.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { conflictingItem, keepItem, sendContent } from '../state/site-content-queries.ts';
import { ItemHeading } from './item-heading.tsx';

interface ItemViewProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
  /** The name of the tab or section that has the item; absent if the list around it shows it already. */
  group?: string | undefined;
}

/** An item's current texts or picture, in one row on wide screens, and the button that edits it. */
export function ItemView({ contentKey: key, item, group }: ItemViewProps) {
  const isImage = content[key].kind === 'image';
  const stored = useStoredDraft(key);
  // Shows the draft's texts or picture in place of the site's.
  const shown = stored ? { ...noItem(key), ...item, value: stored.value, valueAr: stored.valueAr } : item;
  return (
    <div className={cx(contentColumns, rowStyle)}>
      <ItemHeading contentKey={key} id={key} inRow group={group} />
      {isImage ? (
        <div className={cx(textsStyle, pictureStyle)}>
          <ShownPicture contentKey={key} address={shown?.value ?? ''} size="small" />
          <div>
            {!shown?.value && <DefaultPictureNote contentKey={key} />}
            <ImageFacts contentKey={key} address={shown?.value ?? ''} />
            {stored && <DraftActions contentKey={key} draft={stored} item={item} />}
          </div>
        </div>
      ) : (
        <div className={cx(textsStyle, languagesStyle)}>
          {editedFirst.map((language) => (
            <ShownText key={language} contentKey={key} language={language} item={shown} />
          ))}
          {stored ? (
            <DraftActions contentKey={key} draft={stored} item={item} />
          ) : (
            <ArabicCurrentButton contentKey={key} item={item} />
          )}
        </div>
      )}
      <Button
        data-edit
        variant="edit"
        size={{ base: 's', md: 'xs' }}
        aria-describedby={key}
        onClick={() => contentDrafts.keep(key, draftOf(key, item, stored))}
        className={editStyle}
      >
        <Icon of={Pencil} size={16} />
        {isImage ? copy.editImage : copy.edit}
      </Button>
    </div>
  );
}

function noItem(key: ContentKey): ContentItem {
  const type = content[key].kind === 'image' ? 'image' : 'text';
  return { key, type, value: '', valueAr: '', version: 0, valueUpdatedAt: '' };
}

const rowStyle = css({ alignItems: { lg: 'center' }, rowGap: '3' });
const textsStyle = css({
  gridColumn: { md: '1 / -1', lg: 'auto / span 2' },
  gridRow: { md: '2', lg: 'auto' },
  '[data-beside] &': { lg: { gridColumn: '1 / -1', gridRow: '2' } },
  display: 'grid',
  columnGap: '6',
  rowGap: '3',
  alignItems: 'center',
  minWidth: '0',
});
const pictureStyle = css({ gridTemplateColumns: 'auto minmax(0, 1fr)' });
const languagesStyle = css({ gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } });
const editStyle = css({
  justifySelf: { base: 'start', md: 'end' },
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: '0' },
});

interface ArabicCurrentButtonProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
}

/**
 * The button that confirms an outdated Arabic text as right for the current English. Renders nothing if no Arabic is
 * outdated.
 */
function ArabicCurrentButton({ contentKey: key, item }: ArabicCurrentButtonProps) {
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
