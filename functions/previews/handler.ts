import { serve } from '#functions/http/serve.ts';
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from './links.ts';
import { renderPreview } from './render-preview.ts';
import { sharePreview } from './share-preview.ts';

export const handler = serve('previews', {
  renderPreview,
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  sharePreview,
});
