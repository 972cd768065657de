import { replyTemplates, savedViews } from '#shared/messages/inbox-lists.ts';
import { endpoint } from '../endpoint/endpoint.ts';

/** Lists the views of the inbox that the signed-in person has named. */
export const getSavedViews = endpoint({
  method: 'GET',
  path: '/api/admin/inbox/views',
  group: 'messages',
  access: 'editor',
  response: savedViews,
});

/** Saves the user's views over the given version. 409, with the stored views as `current`, if another version is stored. */
export const updateSavedViews = endpoint({
  method: 'PUT',
  path: '/api/admin/inbox/views',
  group: 'messages',
  access: 'editor',
  audited: false,
  body: savedViews,
  response: savedViews,
});

/** Returns all reply templates, which all users share. */
export const getReplyTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/inbox/reply-templates',
  group: 'messages',
  access: 'editor',
  response: replyTemplates,
});

/** Saves the reply templates over the given version. 409, with the stored ones as `current`, if another version is stored. */
export const updateReplyTemplates = endpoint({
  method: 'PUT',
  path: '/api/admin/inbox/reply-templates',
  group: 'messages',
  access: 'editor',
  audited: { act: 'reply-templates-changed' },
  body: replyTemplates,
  response: replyTemplates,
});
