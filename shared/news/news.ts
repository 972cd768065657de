/** The news that comes with the site, newest first, each with the day it is dated (an instant, ISO 8601). */
export const builtInNews = {
  'quarterly-shelf-report': '2024-10-07T06:00:00.000Z',
  'eighteen-provinces': '2024-06-03T06:00:00.000Z',
  'auditing-without-signal': '2024-03-04T06:00:00.000Z',
} as const satisfies Record<string, string>;
export type BuiltInNewsId = keyof typeof builtInNews;

export const builtInNewsIds = Object.keys(builtInNews) as BuiltInNewsId[];

/** Whether a news article comes with the site; all others are stored. */
export function isBuiltInNews(id: string): id is BuiltInNewsId {
  return builtInNewsIds.some((known) => known === id);
}
