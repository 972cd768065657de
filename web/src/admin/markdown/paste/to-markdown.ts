import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cleanNodes } from './clean-tree.ts';
import { tidy } from './tidy-markdown.ts';

/**
 * What was copied in a word processor or from a page, as Markdown: headings, paragraphs, lists, quotes, links, bold and
 * italic words. Everything else is only its words.
 *
 * @param html as the clipboard has it: from anybody, and of any form
 */
export function markdownOf(html: string): string {
  const copied = fromHtml(html, { fragment: true });
  const tree = toMdast({ type: 'root', children: cleanNodes(copied.children) });
  if (tree.type !== 'root') return '';
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
  return text.trim();
}
