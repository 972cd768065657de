import { createHash } from 'node:crypto';

/**
 * What of a document of the sample report the printed file depends on, as a hash: the markup of its pages, whose classes name their
 * styles, without the pictures of pages and the ids that are made anew.
 *
 * @param html the whole document
 */
export function reportSource(html: string): string {
  const start = html.indexOf('id="page-1"');
  const end = html.indexOf('</section>', html.lastIndexOf('</article>'));
  if (start < 0 || end < start) throw new Error('This is no document of the sample report.');
  const pages = html.slice(start, end).replace(/ (?:id|aria-labelledby)="_[^"]*"/g, '');
  return createHash('sha256').update(pages).digest('hex').slice(0, 16);
}
