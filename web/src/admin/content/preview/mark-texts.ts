import { entriesIn } from '#shared/content/list-entries.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import type { Language } from '#shared/language.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { shownByDefault } from '../state/content-draft.ts';
import type { ContentTexts } from '../state/content-drafts.tsx';

/**
 * The key of the item of each text and of each picture's URL on a page, in one language. The texts have no white space here,
 * since pages break lines differently.
 */
type Said = ReadonlyMap<string, ContentKey>;

/** The minimum length of a text to look for, in characters: shorter texts occur in too many places. */
const shortest = 2;

/** Returns the items of a page by their texts, in a language. */
export function textsOnPage(
  keys: readonly ContentKey[],
  textsOf: (key: ContentKey) => ContentTexts | undefined,
  language: Language,
): Said {
  const said = new Map<string, ContentKey>();
  for (const key of keys) {
    for (const text of sayingsOf(key, textsOf(key), language)) {
      const words = squeezed(text);
      if (words.length >= shortest && !said.has(words)) said.set(words, key);
    }
  }
  return said;
}

function sayingsOf(key: ContentKey, texts: ContentTexts | undefined, language: Language): string[] {
  if (content[key].kind === 'list')
    return texts
      ? entriesIn(texts, language).flatMap(({ title, text, picture }) => [title, text, picture])
      : [];
  return [resolveContent(texts, language, shownByDefault(key)[language])];
}

function squeezed(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s\u200b-\u200f\u2060\u2066-\u2069]+/g, '');
}

/** Returns the item whose picture or text an element shows or is part of; `undefined` if there is none. */
export function itemAt(element: Element, said: Said): ContentKey | undefined {
  if (isPicture(element)) return ofPicture(element, said);
  for (let at: Element | null = element; at && at.tagName !== 'BODY'; at = at.parentElement) {
    const key = said.get(squeezed(at.textContent));
    if (key) return key;
  }
  return undefined;
}

function isPicture(element: Element): boolean {
  return element.tagName === 'IMG';
}

function ofPicture(image: Element, said: Said): ContentKey | undefined {
  return said.get(squeezed(image.getAttribute('src')));
}

/**
 * Returns the elements that show the picture of an item, or whose whole text is that of an item, each with the key of the item.
 * Each text is read once.
 */
function keysIn(body: Element, said: Said): ReadonlyMap<Element, ContentKey> {
  const keys = new Map<Element, ContentKey>();
  const longest = Math.max(0, ...Array.from(said.keys(), ({ length }) => length));
  /** Returns the text of an element; `undefined` if it is longer than any that is looked for. */
  const textOf = (element: Element): string | undefined => {
    let text: string | undefined = '';
    for (const node of element.childNodes) {
      const part: string | undefined = isElement(node)
        ? textOf(node)
        : node.nodeType === node.TEXT_NODE
          ? squeezed(node.nodeValue)
          : '';
      text = text === undefined || part === undefined ? undefined : text + part;
      if (text !== undefined && text.length > longest) text = undefined;
    }
    const key = text === undefined ? undefined : said.get(text);
    if (key) keys.set(element, key);
    return text;
  };
  textOf(body);
  for (const image of body.querySelectorAll('img')) {
    const key = ofPicture(image, said);
    if (key) keys.set(image, key);
  }
  return keys;
}

/** True for an element, also of another window. Such an element is no instance of this window's `Element`. */
function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Frames the places of an item in yellow, and shows the pointer cursor over every text and picture that can be chosen. */
export function markTexts(document: Document, said: Said, edited: ContentKey | undefined): void {
  let first: HTMLElement | undefined;
  const keys = keysIn(document.body, said);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const key = keys.get(element);
    const isInner = [...element.children].every((child) => !keys.has(child));
    const isEdited = key !== undefined && key === edited && isInner;
    // The page's own style sheet has no variables for colours.
    element.style.outline = isEdited ? `3px solid ${colour.label}` : '';
    // Around a picture, which may fill a frame that clips it, the outline is inside.
    element.style.outlineOffset = isEdited ? (isPicture(element) ? '-3px' : '4px') : '';
    element.style.cursor = key && isInner ? 'pointer' : '';
    if (isEdited) first ??= element;
  }
  const view = document.defaultView;
  const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
  if (first && view && (bottom < 0 || top > view.innerHeight)) first.scrollIntoView({ block: 'center' });
}
