import { Pencil } from 'lucide-react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { draftOf, keepDraft } from '../../features/site-content/content-drafts.ts';
import { ImagePreview } from '../images/image-preview.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArabicBadge } from './arabic-badge.tsx';
import { copy } from './copy.en.ts';
import { ImageFacts } from './image-facts.tsx';
import { ItemHeading } from './item-heading.tsx';
import { ShownText } from './shown-text.tsx';

interface ItemViewProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
}

/** What an item holds now, and the way to edit it. */
export function ItemView({ contentKey: key, item }: ItemViewProps) {
  const { kind, fallback } = content[key];
  const { value = '', valueAr = '' } = item ?? {};
  const isImage = kind === 'image';
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: '1fr auto', lg: '190px minmax(0, 1fr) minmax(0, 1fr) auto' },
        columnGap: '6',
        rowGap: '4',
      })}
    >
      <ItemHeading contentKey={key} id={key} />
      <div
        className={cx(
          css({
            gridColumn: { md: '1 / -1', lg: 'auto / span 2' },
            gridRow: { md: '2', lg: 'auto' },
            display: 'grid',
            gap: { base: '4', md: '6' },
            minWidth: '0',
          }),
          isImage
            ? css({ gridTemplateColumns: { md: '160px 1fr' } })
            : css({ gridTemplateColumns: { md: '1fr 1fr' } }),
        )}
      >
        {isImage ? (
          <>
            <ImagePreview address={value} />
            <ImageFacts contentKey={key} address={value} />
          </>
        ) : (
          <>
            <ShownText language="en" value={value} fallback={fallback.en} isLink={kind === 'link'} />
            <ShownText
              language="ar"
              value={valueAr}
              fallback={value ? '' : fallback.ar}
              isLink={kind === 'link'}
            />
          </>
        )}
      </div>
      <div
        className={css({
          display: 'flex',
          flexDirection: { md: 'column' },
          flexWrap: 'wrap',
          alignItems: { base: 'center', md: 'flex-end' },
          gap: '3',
        })}
      >
        <Button
          variant="edit"
          size={{ base: 's', md: 'xs' }}
          aria-describedby={key}
          onClick={() => keepDraft(key, draftOf(item))}
        >
          <Icon of={Pencil} size={18} />
          {isImage ? copy.editImage : copy.edit}
        </Button>
        <ArabicBadge item={item} />
      </div>
    </div>
  );
}
