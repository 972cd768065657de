import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cleanNodes } from './clean-tree.ts';
import { isElement, type RichNode } from './rich-tree.ts';
import { tidy } from './tidy-markdown.ts';

/**
 * Converts what was copied in a word processor or from a page to Markdown: headings, paragraphs, lists, quotes, links, bold
 * and italic words. Everything else is only its words.
 *
 * @param html as the clipboard has it: from anybody, and of any form
 * @returns the Markdown, and how many pictures were left out of it
 */
export function fromClipboard(html: string): { markdown: string; pictures: number } {
  const copied = fromHtml(html, { fragment: true });
  const tree = toMdast({ type: 'root', children: cleanNodes(copied.children) });
  const pictures = picturesIn(copied.children);
  if (tree.type !== 'root') return { markdown: '', pictures };
  tidy(tree);
  const text = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    // A line break is one: no mark is needed.
    handlers: { break: () => '\n' },
    join: [(before, after) => (before.type === 'list' && after.type === 'list' ? 1 : undefined)],
  });
  return { markdown: text.trim(), pictures };
}

/** Counts pictures. Those of one pixel are marks by which mails are followed. */
function picturesIn(nodes: readonly RichNode[]): number {
  const counts = nodes.map((node): number => {
    if (!isElement(node)) return 0;
    const { width, height } = node.properties;
    const isSeen = node.tagName === 'img' && Number(width ?? 2) > 1 && Number(height ?? 2) > 1;
    return isSeen ? 1 : picturesIn(node.children);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
