import * as data from '#functions/data/pictures/picture.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { LibraryPicture } from '#shared/images/library.ts';

/**
 * A picture of the library, in its trash or not.
 * @throws NotFound
 */
export async function existing(id: string): Promise<LibraryPicture> {
  const picture = await data.getPicture(id);
  if (!picture || data.isOver(picture, new Date())) {
    throw new NotFound('There is no such picture any more; reload the list.');
  }
  return picture;
}
