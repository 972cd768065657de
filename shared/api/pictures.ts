import * as z from 'zod/mini';
import {
  libraryPicture,
  pictureReplaced,
  pictureReplacement,
  pictureUpdate,
  pictureUse,
} from '../images/library.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor, page } from './endpoint/page.ts';

/** The pictures that were uploaded, newest first, in pages; or those that lie in the trash. */
export const listPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  group: 'images',
  access: 'editor',
  query: z.object({ state: z.optional(z.enum(['kept', 'trash'], 'invalid')), ...page }),
  response: z.array(libraryPicture),
});

/** Saves what is said of a picture. 409, with the picture as it is, where somebody else did so meanwhile. */
export const updatePicture = endpoint({
  method: 'PUT',
  path: '/api/admin/pictures/{id}',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-edited', thing: 'picture' },
  body: pictureUpdate,
  response: libraryPicture,
});

/** Everything that has a picture this moment, drafts and what lies in the trash too; not earlier versions. */
export const findPictureUses = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/{id}/uses',
  group: 'images',
  access: 'editor',
  response: z.array(pictureUse),
});

/** What had a picture in an earlier version: content items, or posts of a kind, or those of them in the trash; in pages. */
export const findEarlierUses = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/{id}/uses/{place}',
  group: 'images',
  access: 'editor',
  query: z.object({ cursor }),
  response: z.array(pictureUse),
});

/** Puts another picture where one is used, by a save of each of these; earlier versions and the trash keep the one they have. */
export const replacePicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/{id}/replaced',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-replaced', thing: 'picture' },
  body: pictureReplacement,
  response: pictureReplaced,
});

/** Puts a picture into the trash: nobody can load it any more, until it is restored. */
export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/pictures/{id}',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-deleted', thing: 'picture' },
});

/** Takes a picture out of the trash: it is there again under its address. */
export const restorePicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/{id}/restore',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-restored', thing: 'picture' },
  response: libraryPicture,
});

/** Deletes a picture that lies in the trash for good. */
export const erasePicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/pictures/{id}/trash',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-erased', thing: 'picture' },
});
