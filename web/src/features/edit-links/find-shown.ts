import type { ContentKey } from '#shared/content/registry.ts';

/** Where an item of content shows. */
export interface Shown {
  readonly key: ContentKey;
  readonly element: Element;
}

/** How far above its letters the element of a text can be: `<p><bdi>…</bdi></p>`. */
const levels = 3;

/** A text as it is compared: however it is broken into lines, and wherever a line may not break. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Where in a page the items show, by their texts as visitors see them ({@link plain}) and the addresses of their pictures:
 * the document says nothing about it, since no visitor should pay for it. What shows twice is found twice.
 */
export function findShown(page: Element, keys: ReadonlyMap<string, ContentKey>): Shown[] {
  const found = new Map<Element, ContentKey>();
  const letters = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const match = elementOf(letters.currentNode, page, keys);
    if (match) found.set(match.element, match.key);
  }
  for (const image of page.querySelectorAll('img')) {
    const key = keys.get(image.getAttribute('src') ?? '');
    if (key) found.set(image, key);
  }
  return Array.from(found, ([element, key]) => ({ element, key }));
}

function elementOf(letters: Node, page: Element, keys: ReadonlyMap<string, ContentKey>): Shown | undefined {
  let element = letters.parentElement;
  for (let level = 0; element && element !== page && level < levels; level++) {
    const key = keys.get(plain(element.textContent ?? ''));
    if (key) return { key, element };
    element = element.parentElement;
  }
  return undefined;
}
