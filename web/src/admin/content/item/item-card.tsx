import { useEffect, useRef } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import { EditedMark, OnSite } from '../drafts/draft-notes.tsx';
import { EditorButtons } from '../editor-buttons.tsx';
import { ImageEditor } from '../image/image-editor.tsx';
import { useContentDraft, useLatestDraft, useOfDraft } from '../state/content-draft.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { sendContent } from '../state/site-content-queries.ts';
import { TextForm } from '../text-form.tsx';
import { ItemHeading } from './item-heading.tsx';
import { ItemView } from './item-view.tsx';

interface ItemCardProps {
  contentKey: ContentKey;
  /** `undefined` while nothing is stored. */
  item: ContentItem | undefined;
  /** Language of the text that gets the focus; by default that of the admin area. */
  beginsWith?: Language | undefined;
  /** The name of the tab or section that has the item; absent if the list around the card shows it already. */
  group?: string | undefined;
}

/** An item of content, shown or being edited. When it changes between the two, the focus moves into the new view. */
export function ItemCard({ contentKey: key, item, beginsWith = editedFirst[0], group }: ItemCardProps) {
  const isEditing = useStore(contentDrafts, (all) => all[key] !== undefined);
  const card = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const { activeElement } = document;
    const isLost = activeElement === document.body || card.current?.contains(activeElement);
    if (!isLost || !card.current) return;
    // A picture has one box, for both languages.
    const box = card.current.querySelector<HTMLElement>(`[id="${key}-${beginsWith}"]`);
    const first =
      box ?? card.current.querySelector<HTMLElement>(isEditing ? 'fieldset, input, textarea' : '[data-edit]');
    first?.focus();
  }, [isEditing, key, beginsWith]);
  const Editor = content[key].kind === 'image' ? EditedImage : TextEditor;
  return (
    <article ref={card} aria-labelledby={key} className={isEditing ? editingStyle : restingStyle}>
      {isEditing ? (
        <Editor contentKey={key} item={item} />
      ) : (
        <ItemView contentKey={key} item={item} group={group} />
      )}
    </article>
  );
}

const restingStyle = css({
  paddingInline: { base: '4', md: '5' },
  paddingBlock: { base: '4', lg: '1.5' },
  _hover: { lg: { background: 'bg.shelf' } },
});
const editingStyle = css({
  padding: { base: '4', md: '5' },
  borderRadius: 'card',
  outline: '2px solid',
  outlineColor: 'edit.solid',
  outlineOffset: '-1px',
});

interface EditorProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
}

function EditedImage({ contentKey: key }: EditorProps) {
  const draft = useContentDraft(key);
  return draft && <ImageEditor contentKey={key} draft={draft} />;
}

/** The editor of an item's texts in the dashboard, opened in the item's place. */
function TextEditor({ contentKey: key, item }: EditorProps) {
  const read = useLatestDraft(key, item);
  const isDraft = useOfDraft(key, read, ({ kept }) => kept !== undefined);
  return (
    <TextForm
      contentKey={key}
      id={key}
      read={read}
      onChange={(changed) => contentDrafts.keep(key, changed)}
      send={sendContent}
      onFailed={() => showToast({ tone: 'danger', title: copy.notSaved })}
      tellsColleagues
      keepsDrafts
      className={formStyle}
      head={
        <>
          <div className={headStyle}>
            <ItemHeading contentKey={key} id={key} />
            <EditedMark contentKey={key} />
          </div>
          <OnSite contentKey={key} item={item} isDraft={isDraft} />
        </>
      }
      buttons={(isPending, reset, keep) => (
        <EditorButtons
          label={copy.save}
          busy={isPending}
          onCancel={() => contentDrafts.drop(key)}
          keep={keep}
        >
          {reset}
        </EditorButtons>
      )}
    />
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4',
});
