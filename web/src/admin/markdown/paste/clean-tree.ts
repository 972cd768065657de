import { isPublicAddress } from '#shared/text/address.ts';
import { embeddedPrefix } from './embedded-pictures.ts';
import { isElement, plainElement, type RichElement, type RichNode, styleOf, wordsOf } from './rich-tree.ts';
import { withWordLists } from './word-lists.ts';

/** Elements that never become text. */
const dropped = new Set(
  'script style template noscript title meta link head svg math source video audio iframe object embed canvas button input select textarea datalist'.split(
    ' ',
  ),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Reduces copied nodes to the elements that an article has. Styles of word processors become elements; other additions of word
 * processors and unsafe URLs are removed.
 */
export function cleanNodes(nodes: readonly RichNode[], inHeading = false): RichNode[] {
  return withWordLists(nodes).flatMap((node) => cleanNode(node, inHeading));
}

function cleanNode(node: RichNode, inHeading: boolean): RichNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replaceAll('\u00a0', ' ') }];
  if (!isElement(node) || dropped.has(node.tagName) || isUnseen(node)) return [];
  const name = nameOf(node);
  if (name === 'img') return pictureOf(node);
  const children = cleanNodes(node.children, inHeading || headings.has(name));
  if (name === 'a') return linked(node, children);
  if (name === 'table') return tableOf(node);
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
  'picture thead tbody tfoot caption colgroup col font u s del ins sub sup mark small o:p form label'.split(
    ' ',
  ),
);

const isList = (name: string) => name === 'ul' || name === 'ol';

/** An item with a single paragraph, as in Google's documents, has no empty lines around its words. */
function withoutLoneParagraph(children: readonly RichNode[]): RichNode[] {
  const paragraphs = children.filter((child) => isElement(child, 'p'));
  if (paragraphs.length !== 1) return [...children];
  return children.flatMap((child): RichNode[] => (isElement(child, 'p') ? child.children : [child]));
}

/**
 * Returns a picture only if its file was copied with the text. Pictures that are only links to other pages have to be added as
 * files.
 */
function pictureOf({ properties }: RichElement): RichNode[] {
  const { src, alt } = properties;
  if (typeof src !== 'string' || !src.startsWith(embeddedPrefix)) return [];
  const words = typeof alt === 'string' ? alt.replace(/\s+/g, ' ').trim() : '';
  return [{ ...plainElement('img', []), properties: { src, alt: words } }];
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

/** Makes words bold or italic if their style says so; without such a style, if their element does. Headings are bold anyway. */
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

/** Returns the contents of a row as one line of text. For tables that only lay out a page. */
function cellsOf(children: readonly RichNode[]): RichNode[] {
  const cells = children.filter((child): child is RichElement => isElement(child, 'td', 'th'));
  return cells.flatMap((cell, place): RichNode[] => {
    const words = cell.children.flatMap((part) => (isElement(part, 'p', 'div') ? part.children : [part]));
    return place === 0 ? words : [{ type: 'text', value: ' | ' }, ...words];
  });
}

/** The most columns of a table that is kept, and the most cells. A larger one is a sheet, not part of an article. */
const max = { columns: 20, cells: 1000 };

/**
 * Returns a table whose cells have inline text only. The contents of a table replace it if it only lays out a page (it has one
 * column, or contains another table), or if it is larger than `max`.
 */
function tableOf(table: RichElement): RichNode[] {
  const rows = rowsIn(table.children).filter((row) => wordsOf(row).trim() !== '');
  const columns = Math.max(0, ...rows.map((row) => cellsIn(row).length));
  const isData = columns > 1 && columns <= max.columns && rows.length * columns <= max.cells;
  if (!isData || rows.some((row) => hasTable(row.children))) {
    return cleanNodes(table.children);
  }
  const cleaned = rows.map((row, place) =>
    plainElement(
      'tr',
      cellsIn(row).map((cell) => cellOf(cell, place === 0)),
    ),
  );
  return [plainElement('table', cleaned)];
}

function rowsIn(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node, 'tr', 'thead', 'tbody', 'tfoot')) return [];
    return node.tagName === 'tr' ? [node] : rowsIn(node.children);
  });
}

function cellsIn(row: RichElement): RichElement[] {
  return row.children.filter((child): child is RichElement => isElement(child, 'td', 'th'));
}

function hasTable(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => isElement(node) && (node.tagName === 'table' || hasTable(node.children)));
}

/** Returns a cell with its text on one line; the first row of a table is its head. */
function cellOf(cell: RichElement, isHead: boolean): RichElement {
  const name = isHead ? 'th' : 'td';
  const align = styleOf(cell, 'text-align') || alignIn(cell.children) || String(cell.properties.align ?? '');
  const span = Number(cell.properties.colSpan ?? 1);
  const words = inOneLine(cleanNodes(cell.children, isHead));
  return {
    ...plainElement(name, words),
    properties: {
      ...(/^(right|end|center)$/.test(align) && { align: align === 'center' ? 'center' : 'right' }),
      ...(span > 1 && span <= max.columns && { colSpan: span }),
    },
  };
}

/** Returns the alignment of the first paragraph in a cell, where word processors store it. */
function alignIn(nodes: readonly RichNode[]): string {
  const first = nodes.find((node) => isElement(node, 'p', 'div'));
  if (!isElement(first)) return '';
  return styleOf(first, 'text-align') || String(first.properties.align ?? '');
}

const blockNames = new Set('p div ul ol li blockquote pre h1 h2 h3 hr br'.split(' '));

/** Returns nodes without blocks and line breaks, which a cell cannot have: a space replaces each. */
function inOneLine(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node, place): RichNode[] => {
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/\s+/g, ' ') }];
    if (!('tagName' in node)) return [];
    const children = inOneLine(node.children);
    if (!blockNames.has(node.tagName)) return [{ ...node, children: children as RichElement['children'] }];
    return [...(place > 0 ? [{ type: 'text' as const, value: ' ' }] : []), ...children];
  });
}
