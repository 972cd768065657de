import type { ContentKey } from '#shared/content/registry.ts';
import { useItemLabels } from '../lib/use-item-labels.ts';

/** What editors call an item, where the site's own texts may not be loaded: until they are, its key. */
export function ItemName({ of: key }: { of: ContentKey }) {
  return useItemLabels()?.labelOf(key) ?? key;
}
