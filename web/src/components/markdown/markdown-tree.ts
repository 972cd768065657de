import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { anchorId } from './markdown-anchor.ts';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree['children'][number];

/** Limits above what people write by hand: far beyond them, parsing would take seconds. */
const max = { containersInLine: 20, delimitersInBlock: 1000, underlines: 200, cellsInBlock: 2000 };
/** A line that may make a heading of the lines above it, also in quotes and lists. */
const underline = /^[ \t>]*(?:=+|-+|(?:[-+*]|\d{1,9}[.)])[ \t]+=+)[ \t]*$/gm;

/** HTML is shown as text, and indented lines are no code: people indent paragraphs. */
const extensions = [{ disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } }, gfmTable()];
const mdastExtensions = [gfmTableFromMarkdown()];

/** Parses Markdown (CommonMark, and tables of GitHub's). A text beyond the limits becomes plain paragraphs. */
export function parseMarkdown(text: string): MarkdownTree {
  const tree = readMarkdown(text);
  if (tree) {
    levelHeadings(tree);
    return tree;
  }
  return {
    type: 'root',
    children: blocksOf(text).map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}

/** Parses Markdown with the levels of headings as they are written; `undefined` for a text beyond the limits. */
export function readMarkdown(text: string): MarkdownTree | undefined {
  const isReadable = count(text, underline) <= max.underlines && blocksOf(text).every(isHandmade);
  return isReadable ? fromMarkdown(text, { extensions, mdastExtensions }) : undefined;
}

const blocksOf = (text: string) => text.split(/\n[ \t]*\n/);

/**
 * Corrects the levels of headings so that they begin at the first and skip none. Headings with the same mark, such as
 * `##`, under the same heading get the same level. Empty headings do not count. `above`: the marks of the headings that
 * the next one may be under.
 */
function levelHeadings(node: MarkdownNode | MarkdownTree, above: number[] = []): void {
  if (node.type === 'heading') {
    if (textOf(node).trim() === '') return;
    while (node.depth <= (above.at(-1) ?? 0)) above.pop();
    above.push(node.depth);
    node.depth = above.length as typeof node.depth;
  } else if ('children' in node) {
    for (const child of node.children) levelHeadings(child, above);
  }
}

/** Returns the first-level headings, each with an id for links. */
export function anchorsOf({ children }: MarkdownTree): Map<MarkdownNode, string> {
  const headings = children.filter(
    (node) => node.type === 'heading' && node.depth === 1 && textOf(node).trim(),
  );
  return new Map(headings.map((node, place) => [node, anchorId(place)]));
}

/** Returns the words of a text's first-level headings. */
export function headingsOf(text: string): string[] {
  return [...anchorsOf(parseMarkdown(text)).keys()].map((heading) => textOf(heading).trim());
}

function isHandmade(block: string): boolean {
  const lines = block.split('\n').filter((line) => !/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line));
  const delimiters = lines.reduce((sum, line) => sum + count(line, /[*_[]/g), 0);
  return (
    delimiters <= max.delimitersInBlock &&
    count(block, /\|/g) <= max.cellsInBlock &&
    lines.every((line) => containers(line) <= max.containersInLine)
  );
}

/** Returns how many quotes and lists a line opens. */
function containers(line: string): number {
  const [prefix = ''] = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*/.exec(line) ?? [];
  return count(prefix, /[->+*.)]/g);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The text between the parts of a node, by the type of the node. Parts of other nodes follow one another directly. */
const separators: Partial<Record<string, string>> = { table: ' ', tableRow: ' ' };

/** Returns the words of a node, without markup. */
export function textOf(node: MarkdownNode | MarkdownTree): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join(separators[node.type] ?? '');
  return 'alt' in node ? (node.alt ?? '') : '';
}
