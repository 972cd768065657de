import { useEffect, useRef } from 'react';
import { unbound } from '#shared/text/bound-words.ts';
import { pushToDataLayer } from '#web/lib/data-layer.ts';

/**
 * Pushes one `page_view` per URL, for the first page and after every route change: when the title is known, or when the
 * visitor leaves before that.
 */
export function usePageView(path: string, title: string, known: boolean): void {
  const counted = useRef('');
  const latest = useRef(title);
  useEffect(() => {
    latest.current = title;
    if (known) count(counted, path, title);
  }, [path, title, known]);
  useEffect(() => {
    const unknown = latest.current;
    return () => count(counted, path, unknown);
  }, [path]);
}

function count(counted: { current: string }, path: string, title: string) {
  if (counted.current === path) return;
  counted.current = path;
  pushToDataLayer({ event: 'page_view', path, title: unbound(title) });
}
