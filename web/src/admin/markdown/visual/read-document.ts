import { Fragment, type Mark, type Node } from 'prosemirror-model';
import {
  type MarkdownNode,
  type MarkdownTree,
  readMarkdown,
} from '#web/components/markdown/markdown-tree.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** A block of a text: its node, and where its Markdown is in the text. */
export interface ReadBlock {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
}

/** Reads the blocks of a Markdown text. A text that is too complicated to be read becomes blocks of source. */
export function readBlocks(text: string): ReadBlock[] {
  const tree = readMarkdown(text);
  if (!tree) return unreadableBlocks(text);
  const addresses = addressesIn(tree);
  return tree.children.map((child) => {
    const start = child.position?.start.offset ?? 0;
    const end = child.position?.end.offset ?? text.length;
    return { node: blockOf(child, { text, addresses }) ?? keptBlock(text.slice(start, end)), start, end };
  });
}

/** Returns a Markdown text as the content of a document, which has at least one block. */
export function readContent(text: string): Fragment {
  const blocks = readBlocks(text).map(({ node }) => node);
  return Fragment.from(blocks.length > 0 ? blocks : nodes.paragraph.create());
}

const keptBlock = (source: string) => nodes.kept.create({ source });

/** Returns the parts of a text between empty lines. */
function unreadableBlocks(text: string): ReadBlock[] {
  return Array.from(text.matchAll(/\S.*(?:\n[ \t]*\S.*)*/g), ({ index, 0: source }) => ({
    node: keptBlock(source),
    start: index,
    end: index + source.length,
  }));
}

interface Context {
  readonly text: string;
  readonly addresses: ReadonlyMap<string, Address>;
}
interface Address {
  readonly url: string;
  readonly title?: string | null | undefined;
}

/** Returns the URLs that are defined apart from their links. The first definition of a name counts. */
function addressesIn(tree: MarkdownTree): Map<string, Address> {
  const definitions = tree.children.filter((node) => node.type === 'definition');
  return new Map(definitions.toReversed().map(({ identifier, url, title }) => [identifier, { url, title }]));
}

/** Returns a block; `undefined` if the schema has none for it. */
function blockOf(node: MarkdownNode, context: Context): Node | undefined {
  switch (node.type) {
    case 'paragraph':
      return pictureIn(node, context) ?? nodes.paragraph.create(null, inlineOf(node.children, context));
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inlineOf(node.children, context));
    case 'blockquote':
      return nodes.quote.create(null, blocksIn(node.children, context));
    case 'list': {
      const items = node.children.map((item) =>
        nodes.list_item.create(null, blocksIn(item.children, context)),
      );
      const spread = node.spread === true || node.children.some((item) => item.spread === true);
      const type = node.ordered ? nodes.numbers : nodes.list;
      return type.create({ start: node.ordered ? (node.start ?? 1) : 1, spread }, items);
    }
    case 'code': {
      const value = node.value.replace(/\r\n?/g, '\n');
      return nodes.code_block.create({ lang: node.lang, meta: node.meta }, value ? schema.text(value) : null);
    }
    case 'thematicBreak':
      return nodes.rule.create();
    case 'table':
      return tableOf(node, context);
    default:
      return undefined;
  }
}

function blocksIn(children: readonly MarkdownNode[], context: Context): Node[] {
  const blocks = children.map((child) => blockOf(child, context) ?? keptBlock(sourceOf(child, context)));
  return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
}

/** Returns the Markdown of a block inside another one, without the signs of the outer block in its further lines. */
function sourceOf({ position }: MarkdownNode, { text }: Context): string {
  const source = text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  return source.replace(/(\r\n?|\n)[ \t>]*/g, '\n');
}

/** Returns the picture of a paragraph that has nothing else. */
function pictureIn(
  { children }: Extract<MarkdownNode, { type: 'paragraph' }>,
  context: Context,
): Node | undefined {
  const [only, ...others] = children;
  if (!only || others.length > 0) return undefined;
  const attrs = pictureOf(only, context);
  return attrs && nodes.picture.create(attrs);
}

function pictureOf(node: MarkdownNode, { addresses }: Context) {
  const alt = 'alt' in node ? (node.alt ?? '') : '';
  if (node.type === 'image') return { src: node.url, alt, title: node.title ?? null };
  const defined = node.type === 'imageReference' ? addresses.get(node.identifier) : undefined;
  return defined && { src: defined.url, alt, title: defined.title ?? null };
}

function tableOf(table: Extract<MarkdownNode, { type: 'table' }>, context: Context): Node | undefined {
  const columns = table.children[0]?.children.length ?? 0;
  if (columns === 0) return undefined;
  const rows = table.children.map((row, place) => {
    const type = place === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: columns }, (_, column) =>
      type.create(
        { align: table.align?.[column] ?? null },
        inlineOf(row.children[column]?.children ?? [], context),
      ),
    );
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

function inlineOf(children: readonly MarkdownNode[], context: Context, outer: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => inlineNodes(child, context, outer));
}

function inlineNodes(node: MarkdownNode, context: Context, outer: readonly Mark[]): Node[] {
  const within = (mark: Mark) =>
    'children' in node ? inlineOf(node.children, context, mark.addToSet(outer)) : [];
  switch (node.type) {
    case 'text':
      return lines(node.value, outer);
    case 'inlineCode':
      return lines(node.value, marks.code.create().addToSet(outer));
    case 'break':
      return [nodes.line_break.create({ isMarked: true }, null, outer)];
    case 'emphasis':
      return within(marks.em.create());
    case 'strong':
      return within(marks.strong.create());
    case 'link':
      return linked(node, within);
    case 'linkReference': {
      const defined = context.addresses.get(node.identifier);
      return defined ? linked(defined, within) : lines(sourceOf(node, context), outer);
    }
    case 'image':
    case 'imageReference': {
      const attrs = pictureOf(node, context);
      return attrs
        ? [nodes.inline_picture.create(attrs, null, outer)]
        : lines(sourceOf(node, context), outer);
    }
    default:
      return lines(sourceOf(node, context), outer);
  }
}

/** Returns the words of a link; its URL if it has none, as visitors see it. */
function linked({ url, title }: Address, within: (mark: Mark) => Node[]): Node[] {
  const mark = marks.link.create({ href: url, title: title ?? null });
  const words = within(mark);
  return words.length > 0 || !url ? words : [schema.text(url, [mark])];
}

/** Returns a text with its line breaks as nodes. */
function lines(text: string, outer: readonly Mark[]): Node[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, place) => [
      ...(place > 0 ? [nodes.line_break.create(null, null, outer)] : []),
      ...(line ? [schema.text(line, outer)] : []),
    ]);
}
