import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';

export interface SimpleItemProps {
  contentKey: ContentKey;
  /** Id of the section; an item may be in several. */
  section: string;
  item: ContentItem | undefined;
  onSignedOut: () => void;
}

/**
 * Whether an item is to be shown as it is already, for `memo`. The list is read every two seconds: an item that was
 * only read again has the same version, and there are too many to render them all.
 */
export function isShownAlready(before: SimpleItemProps, now: SimpleItemProps): boolean {
  return (
    before.contentKey === now.contentKey &&
    before.section === now.section &&
    before.item?.version === now.item?.version &&
    before.onSignedOut === now.onSignedOut
  );
}
