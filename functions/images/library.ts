import { copyPicture, deletePictureFiles } from '#functions/data/image-store.ts';
import * as data from '#functions/data/pictures/picture.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { listPictures as listEndpoint } from '#shared/api/pictures.ts';
import type { LibraryPicture } from '#shared/images/library.ts';
import { pictureFiles } from '#shared/images/renditions.ts';

const pageSize = 100;

export const listPictures: Operation<'listPictures'> = async ({ query }) => {
  const { limit = pageSize, state = 'kept', cursor } = query;
  const list = `pictures-${state}`;
  const { items, next } = await data.listPictures(state, limit, readCursor(list, cursor), new Date());
  return { body: items, headers: linkToNext(list, { path: listEndpoint.path, query, next }) };
};

export const updatePicture: Operation<'updatePicture'> = async ({ params: { id }, body, note }) => {
  const saved = await data.updatePicture(id, body);
  note({ title: saved?.name });
  if (saved) return { body: saved };
  const current = await requirePicture(id);
  if (current.deletedAt)
    throw new Conflict('This picture was deleted meanwhile; restore it from the trash first.');
  throw new Conflict(
    'Somebody else changed what is said of this picture meanwhile; look at it again.',
    current,
  );
};

/**
 * Moves a picture to the trash: first in the list, then its files. So after an interruption a second try finishes the move, and
 * the picture is always in one of the two lists.
 */
export const deletePicture: Operation<'deletePicture'> = async ({ params: { id }, note }) => {
  const { address, name } = await requirePicture(id);
  note({ title: name });
  await data.trashPicture(id, new Date());
  const files = pictureFiles(address);
  await copyPicture(files, 'trash');
  await deletePictureFiles(files, 'images');
  return { body: undefined };
};

/**
 * Takes a picture out of the trash. Its files are copied first, so that every picture in the library can be loaded. The copies
 * in the trash expire.
 */
export const restorePicture: Operation<'restorePicture'> = async ({ params: { id }, note }) => {
  const picture = await requirePicture(id);
  note({ title: picture.name });
  if (!picture.deletedAt) return { body: picture };
  await copyPicture(pictureFiles(picture.address), 'images');
  return { body: (await data.restorePicture(id)) ?? picture };
};

export const erasePicture: Operation<'erasePicture'> = async ({ params: { id }, note }) => {
  const { address, name, deletedAt } = await requirePicture(id);
  note({ title: name });
  if (!deletedAt) throw new Conflict('This picture is not in the trash; delete it first.');
  await deletePictureFiles(pictureFiles(address), 'trash');
  await data.erasePicture(id);
  return { body: undefined };
};

/**
 * Returns a picture of the library, also from its trash.
 * @throws NotFound
 */
export async function requirePicture(id: string): Promise<LibraryPicture> {
  const picture = await data.getPicture(id);
  if (!picture || data.isOver(picture, new Date())) {
    throw new NotFound('There is no such picture any more; reload the list.');
  }
  return picture;
}
