import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { postPath } from '#shared/posts/paths.ts';
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from './links.ts';
import { loadRenderer } from './load-renderer.ts';
import { previewedPost, recentContent } from './previewed-post.ts';
import { sharePreview } from './share-preview.ts';

const renderPreview: Operation<'renderPreview'> = async ({ body: { kind, id, language, fields } }) => {
  const now = new Date();
  const [renderer, items] = await Promise.all([loadRenderer(), recentContent.recent(now)]);
  const post = previewedPost(kind, id, fields, now);
  return {
    body: await renderer.preview(postPath(kind, id), language, { items, post }),
    headers: { 'X-Robots-Tag': 'noindex' },
  };
};

export const handler = serve('previews', {
  renderPreview,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  sharePreview,
});
