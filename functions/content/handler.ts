import { noteEditing as note, othersEditing } from '#functions/data/content/editing.ts';
import { getPublicationStatus, requestPublication as request } from '#functions/data/publishing.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { isContentKey } from '#shared/content/registry.ts';
import { confirmClaim, getConfirmations, withdrawClaim } from './claims.ts';
import {
  cancelContentChange,
  discardContentDraft,
  getContentChange,
  getContentDrafts,
  listContentChanges,
  publishContentDrafts,
  replanContentChange,
  saveContentDraft,
  undoContentChange,
} from './drafts.ts';
import { getSiteContent, updateContent } from './site-content.ts';
import { getContentVersion, getContentVersions, restoreContentVersion } from './versions.ts';

const noteEditing: Operation<'noteEditing'> = async ({ params: { key }, administrator }) => {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  const now = new Date();
  const { accountId, username } = administrator;
  await note(key, { accountId, username }, now);
  return { body: { others: await othersEditing(key, accountId, now) } };
};

const getPublication: Operation<'getPublication'> = async () => {
  const status = await getPublicationStatus();
  return { body: { now: new Date().toISOString(), ...(status && { status }) } };
};

const requestPublication: Operation<'requestPublication'> = async () => {
  await request('all', new Date());
  return { body: undefined, status: 202 };
};

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
  getContentDrafts,
  saveContentDraft,
  discardContentDraft,
  publishContentDrafts,
  listContentChanges,
  getContentChange,
  replanContentChange,
  cancelContentChange,
  undoContentChange,
  getConfirmations,
  confirmClaim,
  withdrawClaim,
});
