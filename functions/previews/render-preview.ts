import type { Operation } from '#functions/http/operation.ts';
import { postPath } from '#shared/posts/paths.ts';
import { loadRenderer } from './load-renderer.ts';
import { previewedPost } from './previewed-post.ts';
import { siteContent } from './site-content.ts';

export const renderPreview: Operation<'renderPreview'> = async ({ body: { kind, id, language, fields } }) => {
  const now = new Date();
  const [renderer, items] = await Promise.all([loadRenderer(), siteContent.recent(now)]);
  const post = previewedPost(kind, id, fields, now);
  return {
    body: await renderer.preview(postPath(kind, id), language, { items, post }),
    headers: { 'X-Robots-Tag': 'noindex' },
  };
};
