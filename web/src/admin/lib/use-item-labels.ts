import { useEffect } from 'react';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const labels = loadOnce(() => import('./item-labels.ts'));

/** What editors call items, where the site's own texts may not be loaded; `undefined` until they are. */
export function useItemLabels() {
  const [module, load] = useLazy(labels);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  return module;
}
