import type { ContentKey } from '#shared/content/registry.ts';
import { useItemLabels } from '../lib/use-item-labels.ts';

/** The name of an item where the site's texts may not be loaded; the key until they are. */
export function ItemName({ of: key }: { of: ContentKey }) {
  return useItemLabels()?.labelOf(key) ?? key;
}
