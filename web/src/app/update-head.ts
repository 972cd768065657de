import { headTags, type PageHead } from '../lib/page-head.ts';

/** Replaces the tags of the document's head that differ from page to page. */
export function updateHead(head: Omit<PageHead, 'siteUrl' | 'path'>): void {
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  for (const { name, attributes, text = '' } of headTags({ ...head, siteUrl: location.origin })) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.dataset.head = '';
    element.textContent = text;
    document.head.append(element);
  }
}
