import { contentItem } from '../content/item.ts';
import { restoration, versionPage, versionQuery, wholeVersion } from '../versions/version.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Lists the versions of a content item, newest first, beginning with the current one. */
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

/**
 * Restores a version by a save. 409, with the stored item as `current`, if the version to save over is not the stored
 * one.
 */
export const restoreContentVersion = endpoint({
  method: 'POST',
  path: '/api/admin/content/{key}/versions/{version}/restore',
  group: 'content',
  access: 'editor',
  audited: { act: 'content-restored', thing: 'content' },
  body: restoration,
  response: contentItem,
});
