import { serve } from '#functions/http/serve.ts';
import { confirmClaim, getConfirmations, withdrawClaim } from './claims.ts';
import { noteEditing } from './note-editing.ts';
import { getPublication, requestPublication } from './publication.ts';
import { getSiteContent } from './site-content.ts';
import { updateContent } from './update-content.ts';
import { getContentVersion, getContentVersions, restoreContentVersion } from './versions.ts';

export const handler = serve('content', {
  getSiteContent,
  updateContent,
  updateSimpleContent: updateContent,
  noteEditing,
  getPublication,
  requestPublication,
  getContentVersions,
  getContentVersion,
  restoreContentVersion,
  getConfirmations,
  confirmClaim,
  withdrawClaim,
});
