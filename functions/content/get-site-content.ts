import { cacheHeaders } from '#functions/http/caching.ts';
import type { Operation } from '#functions/http/operation.ts';
import { currentContent, recentContent } from './recent-content.ts';

export const getSiteContent: Operation<'getSiteContent'> = async ({ isSignedIn }) => {
  const signedIn = await isSignedIn();
  const { items, etag } = await (signedIn ? currentContent() : recentContent(new Date()));
  return { body: items, headers: { ETag: etag, ...cacheHeaders(signedIn) } };
};
