import { useEffect } from 'react';
import { pushToDataLayer } from '../../lib/data-layer.ts';

/** Pushes a `page_view` for the first page and after every route change. */
export function usePageView(path: string, title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is counted per address, whatever happens to the title there.
  useEffect(() => pushToDataLayer({ event: 'page_view', path, title }), [path]);
}
