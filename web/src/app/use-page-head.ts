import { useEffect, useRef } from 'react';
import { headTags, type PageHead } from '../lib/page-head.ts';

/** Keeps the document's head in step when the visitor moves on; the first page's head came with its document. */
export function usePageHead({ path, language, meta, missing }: Omit<PageHead, 'siteUrl'>): void {
  const described = useRef(meta);
  useEffect(() => {
    if (described.current === meta) return;
    described.current = meta;
    for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
    for (const { name, attributes, text = '' } of headTags({
      path,
      language,
      meta,
      missing,
      siteUrl: location.origin,
    })) {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.dataset.head = '';
      element.textContent = text;
      document.head.append(element);
    }
  }, [path, language, meta, missing]);
}
