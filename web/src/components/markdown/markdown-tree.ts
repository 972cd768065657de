import { fromMarkdown } from 'mdast-util-from-markdown';
import { anchorId } from './markdown-anchor.ts';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree['children'][number];

/** Nobody writes more than this by hand; far beyond it, reading the text would take seconds. */
const most = { containersInLine: 20, delimitersInBlock: 1000, underlines: 200 };
/** A line that may make a heading of the lines above it, also in quotes and lists. */
const underline = /^[ \t>]*(?:=+|-+|(?:[-+*]|\d{1,9}[.)])[ \t]+=+)[ \t]*$/gm;

/**
 * HTML has no meaning, it is text. Nor have four blanks at the start of a line: who indents a paragraph does not mean
 * program code.
 */
const extensions = [{ disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } }];

/** Reads Markdown (CommonMark). What is nested or marked up beyond all measure is taken as plain paragraphs. */
export function parseMarkdown(text: string): MarkdownTree {
  const blocks = text.split(/\n[ \t]*\n/);
  if (count(text, underline) <= most.underlines && blocks.every(isHandmade)) {
    const tree = fromMarkdown(text, { extensions });
    levelHeadings(tree);
    return tree;
  }
  return {
    type: 'root',
    children: blocks.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}

/**
 * Headings begin at the first level and go down one at a time, so that no level is left out; those of the same mark
 * under the same heading stay level. Those without words do not count. `above`: the marks of the headings that the
 * next one may stand under.
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

/** The headings of the first level, each with an id for what leads to it. */
export function anchorsOf({ children }: MarkdownTree): Map<MarkdownNode, string> {
  const headings = children.filter(
    (node) => node.type === 'heading' && node.depth === 1 && textOf(node).trim(),
  );
  return new Map(headings.map((node, place) => [node, anchorId(place)]));
}

/** The words of a text's headings of the first level. */
export function headingsOf(text: string): string[] {
  return [...anchorsOf(parseMarkdown(text)).keys()].map((heading) => textOf(heading).trim());
}

function isHandmade(block: string): boolean {
  const lines = block.split('\n').filter((line) => !/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line));
  const delimiters = lines.reduce((sum, line) => sum + count(line, /[*_[]/g), 0);
  return (
    delimiters <= most.delimitersInBlock && lines.every((line) => containers(line) <= most.containersInLine)
  );
}

/** How many quotes and lists a line opens. */
function containers(line: string): number {
  const [prefix = ''] = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*/.exec(line) ?? [];
  return count(prefix, /[->+*.)]/g);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The words of a part of the tree, without markup. */
export function textOf(node: MarkdownNode | MarkdownTree): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join('');
  return 'alt' in node ? (node.alt ?? '') : '';
}
