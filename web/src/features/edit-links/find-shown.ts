import type { ContentKey } from '#shared/content/registry.ts';

/** The place of a content item on a page. */
export interface Shown {
  readonly key: ContentKey;
  readonly element: Element;
}

/** How many levels above its text an item's element can be: `<p><bdi>…</bdi></p>`. */
const levels = 3;

/** Returns a text for comparison, without line breaks and no-break spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Finds items on a page by their visible texts ({@link plain}) and the URLs of their pictures. The document does not
 * mark them, since no visitor should pay for that. An item that is shown twice is found twice.
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
