import { leadsNowhere } from '#functions/data/pictures/picture.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { BadRequest } from '#functions/http/errors.ts';
import { noPictureThere } from '#shared/images/image.ts';
import type { PostProblem } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';

const problem: PostProblem = 'no-picture';

/**
 * Refuses to save a post with an own path as its picture where visitors would find none. The post `id` may keep the address
 * that it has: it was saved before this was looked at, or before its picture went.
 * @throws BadRequest
 */
export async function refuseDeadPicture(kind: PostKind, fields: object, id?: string): Promise<void> {
  const address = pictureOf(fields);
  if (!address || !(await leadsNowhere(address))) return;
  const stored = id === undefined ? undefined : await getPost(kind, id);
  if (stored && pictureOf(stored) === address) return;
  throw new BadRequest(noPictureThere, [{ field: 'imageUrl', problem }]);
}

function pictureOf(fields: object): string | undefined {
  return 'imageUrl' in fields && typeof fields.imageUrl === 'string' ? fields.imageUrl : undefined;
}
