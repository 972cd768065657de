import { memo } from 'react';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isSignedOut } from '#web/lib/api-client.ts';
import { DraftActions, DraftMark, OnSite } from '../drafts/draft-notes.tsx';
import { ArabicBadge } from '../item/arabic-badge.tsx';
import { ItemHeading } from '../item/item-heading.tsx';
import { useLatestDraft, useOfDraft } from '../state/content-draft.ts';
import { type ContentDraft, contentDrafts, isUnsaved } from '../state/content-drafts.tsx';
import { sendSimpleContent } from '../state/site-content-queries.ts';
import { TextForm } from '../text-form.tsx';
import { copy } from './copy.en.ts';
import { isShownAlready, type SimpleItemProps, saveFailure } from './simple-item.ts';

/** Both texts of an item or of its draft, always open. Typed text stays whatever is stored in the meantime. */
export const SimpleTextItem = memo(function SimpleTextItem({
  contentKey: key,
  section,
  item,
  stored,
  onSignedOut,
}: SimpleItemProps) {
  const read = useLatestDraft(key, item, stored);
  const id = `${section}-${key}`;
  const isTyped = useOfDraft(key, read, isChanged);
  const isLeft = useOfDraft(key, read, isUnsaved);
  const isDraft = useOfDraft(key, read, ({ kept }) => kept !== undefined);
  const keep = (changed: ContentDraft) => {
    if (isChanged(changed) || isUnsaved(changed)) contentDrafts.keep(key, changed);
    else contentDrafts.drop(key);
  };
  return (
    <TextForm
      contentKey={key}
      id={id}
      read={read}
      onChange={keep}
      send={sendSimpleContent}
      onFailed={(error) => {
        if (isSignedOut(error)) onSignedOut();
        showToast({ tone: 'danger', title: copy.saveFailed, text: saveFailure(error) });
      }}
      tellsColleagues={isLeft}
      keepsDrafts
      className={itemStyle}
      head={
        <>
          <div className={headStyle}>
            <ItemHeading contentKey={key} id={id} />
            <ArabicBadge item={item} />
          </div>
          {stored && <DraftMark contentKey={key} />}
          <OnSite contentKey={key} item={item} isDraft={isDraft} endsDraft={copy.endsDraft} />
        </>
      }
      buttons={(isPending, reset, keepDraft) => (
        <div className={buttonsStyle}>
          <Button type="submit" size="s" disabled={!isTyped} aria-disabled={isPending} aria-describedby={id}>
            {isPending && <Spinner />}
            {isPending ? copy.saving : copy.save}
          </Button>
          {keepDraft}
          {reset}
          {stored && <DraftActions contentKey={key} draft={stored} item={item} describedBy={id} />}
        </div>
      )}
    />
  );
}, isShownAlready);
const itemStyle = css({
  display: 'grid',
  gap: '4',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '5', md: '6' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3',
});
