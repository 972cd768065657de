import type { fromHtml } from 'hast-util-from-html';

/** Copied HTML as a tree outside of any document: nothing in it runs or loads. */
export type RichTree = ReturnType<typeof fromHtml>;
export type RichNode = RichTree['children'][number];
export type RichElement = Extract<RichNode, { type: 'element' }>;

export function isElement(node: RichNode | undefined, ...names: string[]): node is RichElement {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** Returns an element without attributes. */
export function plainElement(tagName: string, children: readonly RichNode[]): RichElement {
  return { type: 'element', tagName, properties: {}, children: children as RichElement['children'] };
}

/** Returns the value of a property in the element's own `style`; empty when absent. */
export function styleOf({ properties }: RichElement, name: string): string {
  const style = typeof properties.style === 'string' ? properties.style : '';
  const declarations = style.split(';').map((declaration) => declaration.split(':'));
  const found = declarations.find(([property]) => property?.trim().toLowerCase() === name);
  return found?.slice(1).join(':').trim().toLowerCase() ?? '';
}

/** Returns the text of a node and of everything in it. */
export function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
