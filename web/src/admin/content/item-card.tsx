import { useEffect, useRef } from 'react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { useDraft } from '../../features/site-content/content-drafts.ts';
import { ImageEditor } from './image-editor.tsx';
import { ItemView } from './item-view.tsx';
import { TextEditor } from './text-editor.tsx';

interface ItemCardProps {
  contentKey: ContentKey;
  /** `undefined` while nothing is stored. */
  item: ContentItem | undefined;
}

/** An item of content: as it is, or being edited. The focus follows from one to the other. */
export function ItemCard({ contentKey: key, item }: ItemCardProps) {
  const draft = useDraft(key);
  const isEditing = draft !== undefined;
  const card = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const { activeElement } = document;
    const isLost = activeElement === document.body || card.current?.contains(activeElement);
    if (isLost) card.current?.querySelector<HTMLElement>(isEditing ? 'input, textarea' : 'button')?.focus();
  }, [isEditing]);
  const Editor = content[key].kind === 'image' ? ImageEditor : TextEditor;
  return (
    <article
      ref={card}
      aria-labelledby={key}
      className={cx(
        css({
          paddingInline: { base: '4', md: '6' },
          paddingBlock: { base: '5', md: '6' },
          background: 'bg.canvas',
          borderRadius: 'card',
        }),
        isEditing
          ? css({
              borderWidth: '2px',
              borderColor: 'edit.solid',
              boxShadow: '[0 16px 32px -20px rgba(11,43,48,.35)]',
            })
          : css({ borderWidth: '1px', borderColor: 'border.subtle' }),
      )}
    >
      {draft ? <Editor contentKey={key} draft={draft} /> : <ItemView contentKey={key} item={item} />}
    </article>
  );
}
