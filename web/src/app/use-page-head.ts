import { useEffect, useRef } from 'react';
import type { PageHead } from '../lib/page-head.ts';

/**
 * Keeps the document's head in step when the visitor moves on; the first page's head came with its document. What only
 * machines read is loaded with the first move.
 */
export function usePageHead({
  language,
  meta,
  canonical,
  services,
  missing,
}: Omit<PageHead, 'siteUrl' | 'path'>): void {
  const described = useRef(meta);
  useEffect(() => {
    document.title = meta.title;
    if (described.current === meta) return;
    described.current = meta;
    void import('./update-head.ts').then(({ updateHead }) => {
      if (described.current === meta) updateHead({ language, meta, canonical, services, missing });
    });
  }, [language, meta, canonical, services, missing]);
}
