import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { tidyMarks } from '../tidy-marks.ts';
import { cleanNodes } from './clean-tree.ts';
import { type CopiedPictures, takePictures } from './embedded-pictures.ts';

/** The copied text as Markdown, with its pictures. */
export interface Converted extends CopiedPictures {
  readonly markdown: string;
  /** How many tables the Markdown has. */
  readonly tables: number;
}

/**
 * Converts HTML copied from a word processor or a page to Markdown: headings, paragraphs, lists, quotes, tables, links, bold
 * and italic words, embedded pictures. Everything else is reduced to its words.
 *
 * @param html from the clipboard: of any origin and form
 */
export function fromClipboard(html: string): Converted {
  const copied = fromHtml(html, { fragment: true });
  const pictures = takePictures(copied.children);
  const tree = toMdast({ type: 'root', children: cleanNodes(copied.children) });
  if (tree.type !== 'root') return { markdown: '', tables: 0, ...pictures };
  tidyMarks(tree);
  const text = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    // A line break needs no mark.
    handlers: { break: () => '\n' },
    join: [(before, after) => (before.type === 'list' && after.type === 'list' ? 1 : undefined)],
  });
  const tables = tree.children.filter(({ type }) => type === 'table').length;
  return { markdown: text.trim(), tables, ...pictures };
}
