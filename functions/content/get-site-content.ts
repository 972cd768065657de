import type { Operation } from '../http/operation.ts';
import { currentContent, recentContent } from './recent-content.ts';

/** Whoever has a session may just have saved something, and reads past every cache. */
const uncached = { 'Cache-Control': 'private, no-cache' };

export const getSiteContent: Operation<'getSiteContent'> = async ({ sessionToken }) => {
  if (sessionToken === undefined) {
    const { items, etag } = await recentContent(new Date());
    return { body: items, headers: { ETag: etag } };
  }
  const { items, etag } = await currentContent();
  return { body: items, headers: { ETag: etag, ...uncached } };
};
