import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { postPath } from '#shared/posts/paths.ts';
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from './links.ts';
import { loadRenderer } from './load-renderer.ts';
import { hasPreview, previewedPost, recentContent, withTexts } from './previewed-post.ts';
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

const renderContentPreview: Operation<'renderContentPreview'> = async ({
  body: { path, language, texts },
}) => {
  const [renderer, stored] = await Promise.all([loadRenderer(), recentContent.recent(new Date())]);
  if (!hasPreview(renderer, path)) throw new NotFound('There is no preview of this page.');
  return {
    body: await renderer.preview(path, language, { items: withTexts(stored, texts) }),
    headers: { 'X-Robots-Tag': 'noindex' },
  };
};

export const handler = serve('previews', {
  renderPreview,
  renderContentPreview,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  sharePreview,
});
