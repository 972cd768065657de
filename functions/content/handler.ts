import { serve } from '#functions/http/serve.ts';
import { getPublication, requestPublication } from './publication.ts';
import { getSiteContent } from './site-content.ts';
import { updateContent } from './update-content.ts';

export const handler = serve('content', {
  getSiteContent,
  updateContent,
  updateSimpleContent: updateContent,
  getPublication,
  requestPublication,
});
