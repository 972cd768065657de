import { dataBlock } from './data-block.ts';
import { type DescribedPage, headTags } from './page-head.ts';

/** Replaces the tags of the document's head that differ from page to page. */
export function updateHead(page: DescribedPage): void {
  const { site: siteUrl = location.origin } = document.documentElement.dataset;
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  for (const { name, attributes, text = '' } of headTags({ ...page, siteUrl })) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.dataset.head = '';
    element.textContent = name === 'script' ? dataBlock(text) : text;
    document.head.append(element);
  }
}
