import * as z from 'zod/mini';
import { contentItem, contentUpdate } from '../content/item.ts';
import { publicationStatus } from '../publishing/status.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Every stored item of editable content; for who has a session, as it is this moment. */
export const getSiteContent = endpoint({
  method: 'GET',
  path: '/api/site-content',
  group: 'content',
  access: 'public',
  response: z.array(contentItem),
  cache: 'public, max-age=0, s-maxage=2',
});

/** Saves an item, from the dashboard. A version that is not the stored one is 409, with the stored item as `current`. */
export const updateContent = endpoint({
  method: 'PUT',
  path: '/api/update-content/{key}',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-edited', thing: 'content' },
  body: contentUpdate,
  response: contentItem,
});

/** The same, from the simple editor. */
export const updateSimpleContent = endpoint({
  method: 'PUT',
  path: '/api/simple-admin/content/{key}',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-edited', thing: 'content' },
  body: contentUpdate,
  response: contentItem,
});

/** Notes that whoever asks is editing an item, and tells who else was in the last minute. An open editor asks again and again. */
export const noteEditing = endpoint({
  method: 'PUT',
  path: '/api/admin/content-editing/{key}',
  group: 'content',
  access: 'editor',
  background: true,
  audited: false,
  response: z.object({ others: z.array(z.string()) }),
});

/** What of all that is stored visitors see: what the publisher did last, and what time it is for the server (ISO 8601). */
export const getPublication = endpoint({
  method: 'GET',
  path: '/api/admin/publication',
  group: 'content',
  access: 'editor',
  response: z.object({ now: z.iso.datetime(), status: z.optional(publicationStatus) }),
});

/** Asks the publisher to publish everything that differs, anew; what comes of it tells {@link getPublication}. */
export const requestPublication = endpoint({
  method: 'POST',
  path: '/api/admin/publication',
  group: 'content',
  access: 'editor',
  audited: { act: 'publication-asked' },
});
