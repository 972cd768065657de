import { contentItem } from '../content/item.ts';
import { restoration, versionPage, versionQuery, wholeVersion } from '../versions/version.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** What a content item was after each save, newest first, with what it is now. */
export const getContentVersions = endpoint({
  method: 'GET',
  path: '/api/admin/content/{key}/versions',
  group: 'content',
  access: 'editor',
  query: versionQuery,
  response: versionPage,
});

export const getContentVersion = endpoint({
  method: 'GET',
  path: '/api/admin/content/{key}/versions/{version}',
  group: 'content',
  access: 'editor',
  response: wholeVersion,
});

/** Saves what a version held. A version to save over that is not the stored one is 409, with the stored item as `current`. */
export const restoreContentVersion = endpoint({
  method: 'POST',
  path: '/api/admin/content/{key}/versions/{version}/restore',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-restored', thing: 'content' },
  body: restoration,
  response: contentItem,
});
