import { createHash } from 'node:crypto';
import { listContent } from '#functions/data/content.ts';
import { cacheHeaders, onceASecond } from '#functions/http/caching.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getSiteContent: Operation<'getSiteContent'> = async ({ isSignedIn }) => {
  const signedIn = await isSignedIn();
  const { items, etag } = await (signedIn ? readContent() : siteContent.recent(new Date()));
  return { body: items, headers: { ETag: etag, ...cacheHeaders(signedIn) } };
};

/** What everybody reads, which whoever saves some of it has to make it forget. */
export const siteContent = onceASecond(readContent);

/** All stored items, and the entity tag that names exactly them. */
async function readContent() {
  const items = await listContent();
  const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  return { items, etag: `"${digest}"` };
}
