import { useEffect, useRef } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { ImageEditor } from './image-editor.tsx';
import { ItemView } from './item-view.tsx';
import { useContentDraft } from './state/content-draft.ts';
import { TextEditor } from './text-editor.tsx';

interface ItemCardProps {
  contentKey: ContentKey;
  /** `undefined` while nothing is stored. */
  item: ContentItem | undefined;
  /** The text that gets the focus when it is edited; the English one unless said. */
  beginsWith?: Language | undefined;
  /** The place of the item, where the list does not show it. */
  group?: string | undefined;
}

/** An item of content: as it is, or being edited. The focus follows from one to the other. */
export function ItemCard({ contentKey: key, item, beginsWith = defaultLanguage, group }: ItemCardProps) {
  const draft = useContentDraft(key);
  const isEditing = draft !== undefined;
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
      box ?? card.current.querySelector<HTMLElement>(isEditing ? 'input, textarea' : '[data-edit]');
    first?.focus();
  }, [isEditing, key, beginsWith]);
  const Editor = content[key].kind === 'image' ? ImageEditor : TextEditor;
  return (
    <article ref={card} aria-labelledby={key} className={isEditing ? editingStyle : restingStyle}>
      {draft ? (
        <Editor contentKey={key} draft={draft} />
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
