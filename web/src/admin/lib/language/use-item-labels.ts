import { useEffect } from 'react';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';

const labels = loadOnce(() => import('./item-labels.ts'));

/** Returns the labels of content items; `undefined` until they are loaded. */
export function useItemLabels() {
  const [module, load] = useLazy(labels);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  return module;
}
