import { useEffect } from 'react';
import type { ContentKey } from '#shared/content/registry.ts';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const labels = loadOnce(() => import('./item-labels.ts'));

/** What editors call an item, where the site's own texts may not be loaded: until they are, its key. */
export function ItemName({ of: key }: { of: ContentKey }) {
  const [module, load] = useLazy(labels);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  return module ? module.labelOf(key) : key;
}
