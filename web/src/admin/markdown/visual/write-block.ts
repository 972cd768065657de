import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { tidyMarks } from '../tidy-marks.ts';
import { readContent } from './read-document.ts';

type Tree = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>;
type Block = Tree['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** The signs of a list, chosen so that it differs from the list before it. */
export interface ListSigns {
  readonly bullet: '-' | '*' | '+';
  readonly delimiter: '.' | ')';
}

type Options = NonNullable<Parameters<typeof toMarkdown>[1]>;
type Handlers = NonNullable<Options['handlers']>;

const usualSigns: ListSigns = { bullet: '-', delimiter: '.' };
const tables = gfmTableToMarkdown({ tablePipeAlign: false });
/** The writer's own rule overlooks e-mail addresses that begin with a sign, as in `<=a@b.c>`. */
const autolinks: Options = { unsafe: [{ character: '<', inConstruct: 'phrasing' }] };

/** Returns a block as Markdown, with line breaks of `\n`; empty for a block without any content. */
export function writeBlock(node: Node, { bullet, delimiter }: ListSigns = usualSigns): string {
  if (node.type.name === 'kept') return String(node.attrs.source);
  if (node.isTextblock && !node.type.spec.code && isBlank(node)) return '';
  const block = blockOf(node);
  if (!block) return '';
  const tree: Tree = { type: 'root', children: [block] };
  tidyMarks(tree);
  const written = toMarkdown(tree, {
    bullet,
    bulletOther: bullet === '*' ? '-' : '*',
    bulletOrdered: delimiter,
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    fences: true,
    extensions: [tables, autolinks],
    handlers: { kept: ({ value }: { value: string }) => value } as Handlers,
    join: [apart],
  }).replace(/\n+$/, '');
  return withoutNeedlessEscapes(written);
}

/** Two lists in the same block stay apart by their signs alone: a comment between them would be shown as text. */
function apart(before: Block, after: Block): number | undefined {
  return before.type === 'list' && after.type === 'list' ? 1 : undefined;
}

/** Removes the escapes that Markdown can do without, if the text then means the same: `AT&T` needs none. */
function withoutNeedlessEscapes(written: string): string {
  const plain = written.replace(/\\([&_<~[\]])/g, '$1');
  if (plain === written || plain === '') return written;
  return readContent(plain).eq(readContent(written)) ? plain : written;
}

/** True if a block has no words, picture or code. */
function isBlank(node: Node): boolean {
  let blank = true;
  node.descendants(({ isText, text, type }) => {
    if (isText ? text?.trim() : type.name !== 'line_break') blank = false;
  });
  return blank;
}

function blockOf(node: Node): Block | undefined {
  const { attrs } = node;
  switch (node.type.name) {
    case 'paragraph':
      return { type: 'paragraph', children: phrasesOf(node) };
    case 'heading':
      return { type: 'heading', depth: attrs.level, children: phrasesOf(node) };
    case 'quote':
      return { type: 'blockquote', children: blocksIn(node) };
    case 'list':
    case 'numbers': {
      const children = node.children.map((item) => ({
        type: 'listItem' as const,
        spread: attrs.spread,
        children: blocksIn(item),
      }));
      const ordered = node.type.name === 'numbers';
      return {
        type: 'list',
        ordered,
        ...(ordered && { start: attrs.start }),
        spread: attrs.spread,
        children,
      };
    }
    case 'code_block':
      return { type: 'code', lang: attrs.lang, meta: attrs.meta, value: node.textContent };
    case 'rule':
      return { type: 'thematicBreak' };
    case 'picture':
      return { type: 'paragraph', children: [pictureOf(node)] };
    case 'table':
      return tableOf(node);
    case 'kept':
      return { type: 'kept', value: attrs.source } as never;
    default:
      return undefined;
  }
}

function blocksIn(node: Node): never[] {
  const written = node.children.filter((child) => !(child.type.name === 'paragraph' && isBlank(child)));
  return written.map((child) => blockOf(child)).filter((block) => block !== undefined) as never[];
}

function pictureOf({ attrs }: Node): Extract<Inline, { type: 'image' }> {
  return { type: 'image', url: attrs.src, alt: attrs.alt, title: attrs.title };
}

function tableOf(table: Node): Block {
  const rows = table.children.map((row) => ({
    type: 'tableRow' as const,
    children: row.children.map((cell) => ({ type: 'tableCell' as const, children: phrasesOf(cell) })),
  }));
  const align = table.firstChild?.children.map((cell) => cell.attrs.align ?? null) ?? [];
  return { type: 'table', align, children: rows };
}

/** Returns the content of a text block without blanks at its ends and around its line breaks. */
function phrasesOf(node: Node): Inline[] {
  const runs: Run[] = [];
  node.forEach((child) => {
    const phrase = phraseOf(child, node);
    if (phrase) runs.push({ phrase, marks: child.marks });
  });
  const isBreak = (place: number) => {
    const phrase = runs[place]?.phrase;
    return !phrase || phrase.type === 'break' || (phrase.type === 'text' && phrase.value === '\n');
  };
  runs.forEach(({ phrase }, place) => {
    if (phrase.type !== 'text' || phrase.value === '\n') return;
    if (isBreak(place - 1)) phrase.value = phrase.value.replace(/^[ \t]+/, '');
    if (isBreak(place + 1)) phrase.value = phrase.value.replace(/[ \t]+$/, '');
  });
  while (runs.length > 0 && isBreak(0)) runs.shift();
  while (runs.length > 0 && isBreak(runs.length - 1)) runs.pop();
  return nested(runs);
}

function phraseOf(child: Node, { type: parent }: Node): Inline | undefined {
  if (child.isText) {
    const value = child.text ?? '';
    const isCode = child.marks.some(({ type }) => type.name === 'code');
    // Code in a cell cannot have a backslash before a bar.
    const canBeCode = isCode && !(parent.spec.tableRole && value.includes('\\|'));
    return canBeCode ? { type: 'inlineCode', value } : { type: 'text', value };
  }
  if (child.type.name === 'inline_picture') return pictureOf(child);
  if (child.type.name !== 'line_break') return undefined;
  // Only a paragraph has lines.
  if (parent.name !== 'paragraph') return { type: 'text', value: ' ' };
  return child.attrs.isMarked ? { type: 'break' } : { type: 'text', value: '\n' };
}

interface Run {
  readonly phrase: Inline;
  readonly marks: readonly Mark[];
}

/** Returns phrases inside of their marks: that which marks most of the next phrases is the outer one. */
function nested(runs: readonly Run[], outer: readonly Mark[] = []): Inline[] {
  const phrases: Inline[] = [];
  for (let place = 0; place < runs.length; ) {
    const { phrase, marks } = runs[place] as Run;
    const inner = marks.filter((mark) => mark.type.name !== 'code' && !mark.isInSet(outer));
    const ends = inner.map((mark) => endOf(runs, mark, place));
    const end = Math.max(place + 1, ...ends);
    const mark = inner[ends.indexOf(end)];
    if (mark) phrases.push(...marked(mark, nested(runs.slice(place, end), mark.addToSet(outer))));
    else phrases.push(phrase);
    place = end;
  }
  return phrases;
}

/** Returns where the phrases with a mark end that begin at a place. */
function endOf(runs: readonly Run[], mark: Mark, place: number): number {
  const end = runs.findIndex(({ marks }, index) => index > place && !mark.isInSet(marks));
  return end === -1 ? runs.length : end;
}

function marked({ type, attrs }: Mark, children: Inline[]): Inline[] {
  if (type.name !== 'link') return [{ type: type.name === 'em' ? 'emphasis' : 'strong', children }];
  // A link without words would show its URL.
  if (children.every(isEmpty)) return children;
  return [{ type: 'link', url: attrs.href, title: attrs.title, children: children as never }];
}

function isEmpty(phrase: Inline): boolean {
  if ('children' in phrase) return phrase.children.every(isEmpty);
  return phrase.type === 'text' && phrase.value.trim() === '';
}
