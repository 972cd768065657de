import * as z from 'zod/mini';
import {
  changeResult,
  contentChange,
  contentChangeInput,
  contentDraft,
  contentDraftInput,
  wholeChange,
} from '../content/draft.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { page } from './endpoint/page.ts';

const drafts = { group: 'content', access: 'editor', path: '/api/admin/content-drafts/{key}' } as const;
const changes = { group: 'content', access: 'editor', path: '/api/admin/content-changes/{id}' } as const;
const bodyMaxBytes = 256 * 1024;

/** Lists all drafts of texts, and the changes that are planned or held. An open editor repeats the call. */
export const getContentDrafts = endpoint({
  ...drafts,
  method: 'GET',
  path: '/api/admin/content-drafts',
  background: true,
  response: z.object({ drafts: z.array(contentDraft), changes: z.array(contentChange) }),
});

/**
 * Saves a draft of an item. If the given version is not the stored one: 409, with the stored draft as `current` if there still
 * is one. The save is not logged, since visitors do not see drafts.
 */
export const saveContentDraft = endpoint({
  ...drafts,
  method: 'PUT',
  audited: false,
  body: contentDraftInput,
  bodyMaxBytes,
  response: contentDraft,
});

/** Discards this version of a draft; 409 for another version. The discarded draft is listed among the versions of its item. */
export const discardContentDraft = endpoint({
  ...drafts,
  method: 'POST',
  path: `${drafts.path}/discard`,
  audited: { act: 'text-draft-discarded', thing: 'content' },
  body: z.pick(contentDraftInput, { version: true }),
});

/**
 * Publishes drafts together, now or at an instant. 409 if a user changed one of the drafts or its published text in
 * the meantime: then nothing is published, and `details` name those items.
 */
export const publishContentDrafts = endpoint({
  ...changes,
  method: 'POST',
  path: '/api/admin/content-changes',
  audited: { act: 'texts-published' },
  body: contentChangeInput,
  response: changeResult,
});

/** Lists changes that are planned, held, published or undone; the latest first. */
export const listContentChanges = endpoint({
  ...changes,
  method: 'GET',
  path: '/api/admin/content-changes',
  query: z.object(page),
  response: z.array(contentChange),
});

/** Returns a change with its texts before and after it. */
export const getContentChange = endpoint({ ...changes, method: 'GET', response: wholeChange });

/** Reschedules a planned or held change. */
export const replanContentChange = endpoint({
  ...changes,
  method: 'PUT',
  audited: { act: 'texts-planned' },
  body: z.object({ at: z.iso.datetime('invalid') }),
  response: contentChange,
});

/** Cancels a planned or held change. Its drafts stay. Succeeds without effect if the change no longer exists. */
export const cancelContentChange = endpoint({
  ...changes,
  method: 'DELETE',
  audited: { act: 'texts-plan-cancelled' },
});

/**
 * Undoes a published change by another one: all of its texts become what they were before. 409 if one of them was
 * changed since: then nothing is undone, and `details` name those items.
 */
export const undoContentChange = endpoint({
  ...changes,
  method: 'POST',
  path: `${changes.path}/undo`,
  audited: { act: 'texts-undone' },
  response: changeResult,
});
