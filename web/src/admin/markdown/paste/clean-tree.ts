import { isPublicAddress } from '#shared/text/address.ts';
import { isElement, plainElement, type RichElement, type RichNode, styleOf } from './rich-tree.ts';
import { withWordLists } from './word-lists.ts';

/** Elements that never become text. Pictures of other pages are left out: they have to be uploaded as files. */
const dropped = new Set(
  'script style template noscript title meta link head svg math img picture source video audio iframe object embed canvas button input select textarea datalist'.split(
    ' ',
  ),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Reduces copied nodes to the elements that an article has. Styles of word processors become elements; their additions and
 * unsafe addresses are removed.
 */
export function cleanNodes(nodes: readonly RichNode[], inHeading = false): RichNode[] {
  return withWordLists(nodes).flatMap((node) => cleanNode(node, inHeading));
}

function cleanNode(node: RichNode, inHeading: boolean): RichNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replaceAll('\u00a0', ' ') }];
  if (!isElement(node) || dropped.has(node.tagName) || isUnseen(node)) return [];
  const name = nameOf(node);
  const children = cleanNodes(node.children, inHeading || headings.has(name));
  if (name === 'a') return linked(node, children);
  if (name === 'tr') return [plainElement('p', cellsOf(children))];
  if (isList(name)) return [plainElement(name, withListsInItems(children))];
  if (name === 'li') return [plainElement(name, withoutLoneParagraph(children))];
  if (name === 'td' || name === 'th') return [plainElement(name, children)];
  if (name === 'b' || name === 'strong' || name === 'i' || name === 'em' || name === 'span') {
    return marked(node, children, inHeading);
  }
  return inner.has(name) ? children : [plainElement(name, children)];
}

/** Elements that are replaced by their children, since neither articles nor Markdown have them. */
const inner = new Set(
  'table thead tbody tfoot colgroup col font u s del ins sub sup mark small o:p form label'.split(' '),
);

const isList = (name: string) => name === 'ul' || name === 'ol';

/** An item with a single paragraph, as in Google's documents, has no empty lines around its words. */
function withoutLoneParagraph(children: readonly RichNode[]): RichNode[] {
  const paragraphs = children.filter((child) => isElement(child, 'p'));
  if (paragraphs.length !== 1) return [...children];
  return children.flatMap((child): RichNode[] => (isElement(child, 'p') ? child.children : [child]));
}

/** A list directly inside a list, as in Google's documents, belongs to the item before it. */
function withListsInItems(children: readonly RichNode[]): RichNode[] {
  const items: RichNode[] = [];
  for (const child of children) {
    const before = items.findLast((item) => isElement(item));
    if (isElement(child, 'ul', 'ol') && isElement(before, 'li')) before.children.push(child);
    else items.push(child);
  }
  return items;
}

function isUnseen(element: RichElement): boolean {
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
}

/** Word's title becomes a first-level heading. Headings below the third level become third-level ones. */
function nameOf({ tagName, properties }: RichElement): string {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  if (tagName === 'p' && classes.includes('MsoTitle')) return 'h1';
  return /^h[4-6]$/.test(tagName) ? 'h3' : tagName;
}

/** Makes words bold or italic by their element or its style, which may also undo it. Headings are bold anyway. */
function marked(element: RichElement, children: RichNode[], inHeading: boolean): RichNode[] {
  const { tagName } = element;
  const weight = styleOf(element, 'font-weight');
  const isBold = weight ? /^(bold|bolder|[6-9]00)$/.test(weight) : tagName === 'b' || tagName === 'strong';
  const slant = styleOf(element, 'font-style');
  const isItalic = slant ? slant === 'italic' : tagName === 'i' || tagName === 'em';
  const bold = isBold && !inHeading ? [plainElement('strong', children)] : children;
  return isItalic ? [plainElement('em', bold)] : bold;
}

function linked({ properties }: RichElement, children: RichNode[]): RichNode[] {
  const address = destinationOf(typeof properties.href === 'string' ? properties.href : '');
  const mayBeLinked = address.startsWith('https:') && isPublicAddress(address);
  if (!mayBeLinked && !/^(mailto|tel):\S+$/i.test(address)) return children;
  return [{ ...plainElement('a', children), properties: { href: address } }];
}

/** Returns the real destination of a link that Google Docs wraps. */
function destinationOf(address: string): string {
  const isWrapped = /^https:\/\/www\.google\.com\/url\?/.test(address) && URL.canParse(address);
  return (isWrapped && new URL(address).searchParams.get('q')) || address;
}

/** Turns a row of a table, which Markdown does not have, into a line of its cells. */
function cellsOf(children: readonly RichNode[]): RichNode[] {
  const cells = children.filter((child): child is RichElement => isElement(child, 'td', 'th'));
  return cells.flatMap((cell, place): RichNode[] => {
    const words = cell.children.flatMap((part) => (isElement(part, 'p', 'div') ? part.children : [part]));
    return place === 0 ? words : [{ type: 'text', value: ' | ' }, ...words];
  });
}
