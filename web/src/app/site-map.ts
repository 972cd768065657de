import type { ServicesPage } from '../lib/structured-data.ts';
import type { ShellCopy } from './shell/copy.en.ts';

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

/** Of a page about one service, the page that lists them all, as the navigation calls it. */
export function servicesPage(path: string, { whatWeDo }: ShellCopy): ServicesPage | undefined {
  return servicePaths.has(path) ? { path: '/what-we-do', name: whatWeDo } : undefined;
}
