import * as z from 'zod/mini';
import {
  libraryPicture,
  maxPicturesAtOnce,
  pictureReplaced,
  pictureReplacement,
  pictureUpdate,
  pictureUse,
} from '../images/library.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

/** Lists the uploaded pictures, newest first, in pages; or those in the trash. */
export const listPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  group: 'images',
  access: 'editor',
  query: z.object({
    state: z.optional(z.enum(['kept', 'trash'], 'invalid')),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPicturesAtOnce))),
    cursor,
  }),
  response: z.array(libraryPicture),
});

/** Saves the texts of a picture. 409, with the stored picture, if another user changed them in the meantime. */
export const updatePicture = endpoint({
  method: 'PUT',
  path: '/api/admin/pictures/{id}',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-edited', thing: 'picture' },
  body: pictureUpdate,
  response: libraryPicture,
});

/** Lists everything that uses a picture now, including drafts and the trash, but no earlier versions. */
export const findPictureUses = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/{id}/uses',
  group: 'images',
  access: 'editor',
  response: z.array(pictureUse),
});

/**
 * Lists the items of a place that used a picture in an earlier version: content items, posts of a kind, or posts of a
 * kind in the trash; in pages.
 */
export const findEarlierUses = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/{id}/uses/{place}',
  group: 'images',
  access: 'editor',
  query: z.object({ cursor }),
  response: z.array(pictureUse),
});

/**
 * Replaces a picture by another where it is used, by a save of each use. Earlier versions and the trash keep the old
 * one.
 */
export const replacePicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/{id}/replaced',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-replaced', thing: 'picture' },
  body: pictureReplacement,
  response: pictureReplaced,
});

/** Moves a picture to the trash: nobody can load it until it is restored. */
export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/pictures/{id}',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-deleted', thing: 'picture' },
});

/** Restores a picture from the trash, under its former address. */
export const restorePicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/{id}/restore',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-restored', thing: 'picture' },
  response: libraryPicture,
});

/** Deletes a picture in the trash permanently. */
export const erasePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/pictures/{id}/trash',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-erased', thing: 'picture' },
});
