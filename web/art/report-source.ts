import { createHash } from 'node:crypto';
import { withReadableClasses } from '../build/class-names.ts';

/**
 * Returns a hash of what the printed sample report depends on: the markup of its pages, whose class names contain the styles.
 * Pictures of pages and generated ids are left out.
 *
 * @param html the whole document
 */
export function reportSource(html: string): string {
  const start = html.indexOf('id="page-1"');
  const end = html.indexOf('</section>', html.lastIndexOf('</article>'));
  if (start < 0 || end < start) throw new Error('This is no document of the sample report.');
  const pages = withReadableClasses(html.slice(start, end)).replace(/ (?:id|aria-labelledby)="_[^"]*"/g, '');
  return createHash('sha256').update(pages).digest('hex').slice(0, 16);
}
