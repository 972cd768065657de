import * as z from 'zod/mini';
import { contentItem, contentUpdate } from '../content/item.ts';
import { publicationStatus } from '../publishing/status.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Lists every stored content item. The answer to a request with a session is not cached. */
export const getSiteContent = endpoint({
  method: 'GET',
  path: '/api/site-content',
  group: 'content',
  access: 'public',
  response: z.array(contentItem),
  cache: 'public, max-age=0, s-maxage=2',
});

/**
 * Saves an item from the dashboard. 409, with the stored item as `current`, if the given version is not the stored one.
 */
export const updateContent = endpoint({
  method: 'PUT',
  path: '/api/update-content/{key}',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-edited', thing: 'content' },
  body: contentUpdate,
  response: contentItem,
});

/** The same as {@link updateContent}, from the simple editor. */
export const updateSimpleContent = endpoint({
  method: 'PUT',
  path: '/api/simple-admin/content/{key}',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-edited', thing: 'content' },
  body: contentUpdate,
  response: contentItem,
});

/**
 * Notes that the caller is editing an item, and returns the other users who were editing it in the last minute. An open
 * editor repeats the call.
 */
export const noteEditing = endpoint({
  method: 'PUT',
  path: '/api/admin/content-editing/{key}',
  group: 'content',
  access: 'editor',
  background: true,
  audited: false,
  response: z.object({ others: z.array(z.string()) }),
});

/** Returns the result of the last publisher run and the server's time (ISO 8601). */
export const getPublication = endpoint({
  method: 'GET',
  path: '/api/admin/publication',
  group: 'content',
  access: 'editor',
  response: z.object({ now: z.iso.datetime(), status: z.optional(publicationStatus) }),
});

/** Starts the publisher, which publishes every document that differs. {@link getPublication} has the result. */
export const requestPublication = endpoint({
  method: 'POST',
  path: '/api/admin/publication',
  group: 'content',
  access: 'editor',
  audited: { act: 'publication-asked' },
});
