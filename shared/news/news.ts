/** The articles that come with the site, in the order of the news page. They explain the method and have no date. */
export const builtInNewsIds = [
  'quarterly-shelf-report',
  'eighteen-provinces',
  'auditing-without-signal',
] as const;
export type BuiltInNewsId = (typeof builtInNewsIds)[number];

/** True for a news article that comes with the site; all others are stored. */
export function isBuiltInNews(id: string): id is BuiltInNewsId {
  return builtInNewsIds.some((known) => known === id);
}
