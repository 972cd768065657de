import { parsePostPath } from '#shared/posts/post-paths.ts';
import type { ListPage } from '#web/head/structured-data.ts';
import type { ShellCopyModule } from './shell/shell-copy.ts';

/** The six service pages of the What We Do menu, in its order; labels are in the shell's copy. */
export const servicePages = {
  retailAudit: '/retail-auditing-iraq',
  promotions: '/activation-experience',
  mysteryShopping: '/mystery-shopping-iraq',
  marketResearch: '/data-technology',
  customAudits: '/custom-strategic-audits',
  software: '/proprietary-retail-software',
} as const;

/** Pages about the company, as the footer lists them. */
export const companyPages = {
  people: '/our-people',
  awards: '/awards',
  news: '/news',
  blog: '/blog',
  careers: '/careers',
} as const;

const servicePaths: ReadonlySet<string> = new Set([...Object.values(servicePages), '/digital-commerce']);

/** Of a page about one service or post, the page that lists them all, as the site calls it. */
export function listPage(path: string, { copy, texts }: ShellCopyModule): ListPage | undefined {
  if (servicePaths.has(path)) return { path: '/what-we-do', name: copy.whatWeDo };
  const list = parsePostPath(path)?.list;
  return list && { path: `/${list}`, name: texts[`${list}_title`] };
}
