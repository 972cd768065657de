import { useEffect, useRef } from 'react';
import { unbound } from '#shared/text/bound-words.ts';
import { announce } from '#web/lib/announcement.ts';
import type { DescribedPage, PageMeta } from './page-head.ts';

/**
 * Keeps the document's head up to date and announces the page by its title, when the visitor goes to another page, or
 * when it becomes known which post the page shows. The first page's head is in its document. The code for search
 * engines' data is loaded with the first change.
 */
export function usePageHead(page: DescribedPage): void {
  const isKnown = page.canonical !== undefined || page.missing;
  // `undefined` until the first page has reported its post: the document has the tags already.
  const described = useRef<PageMeta | undefined>(isKnown ? page.meta : undefined);
  useEffect(() => {
    const { meta } = page;
    if (!described.current) {
      if (!isKnown) return;
      if (document.title === unbound(meta.title)) described.current = meta;
    }
    document.title = unbound(meta.title);
    if (described.current === meta) return;
    described.current = meta;
    announce(meta.title);
    void import('./update-head.ts').then(({ updateHead }) => {
      if (described.current === meta) updateHead(page);
    });
  }, [page, isKnown]);
}
