import type { Operation } from '../http/operation.ts';
import { cacheHeaders } from '../http/visitor-cache.ts';
import { currentContent, recentContent } from './recent-content.ts';

export const getSiteContent: Operation<'getSiteContent'> = async ({ isSignedIn }) => {
  const signedIn = await isSignedIn();
  const { items, etag } = await (signedIn ? currentContent() : recentContent(new Date()));
  return { body: items, headers: { ETag: etag, ...cacheHeaders(signedIn) } };
};
