import { useEffect, useRef } from 'react';
import { announce } from '#web/lib/announcement.ts';
import type { DescribedPage } from './page-head.ts';

/**
 * Keeps the document's head in step, and announces the page by its title, when the visitor moves on, or when it becomes known which post the page shows; the
 * first page's head came with its document. What only machines read is loaded with the first change.
 */
export function usePageHead(page: DescribedPage): void {
  const described = useRef(page.meta);
  useEffect(() => {
    const { meta } = page;
    document.title = meta.title;
    if (described.current === meta) return;
    described.current = meta;
    announce(meta.title);
    void import('./update-head.ts').then(({ updateHead }) => {
      if (described.current === meta) updateHead(page);
    });
  }, [page]);
}
