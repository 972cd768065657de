import * as z from 'zod/mini';
import { contentItem, contentUpdate } from '../content/item.ts';
import { endpoint } from './endpoint.ts';

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
  access: 'admin',
  body: contentUpdate,
  response: contentItem,
});

/** The same, from the simple editor. */
export const updateSimpleContent = endpoint({
  method: 'PUT',
  path: '/api/simple-admin/content/{key}',
  group: 'content',
  access: 'admin',
  body: contentUpdate,
  response: contentItem,
});
