import { deleteUpload, readUpload } from '#functions/data/image-store.ts';
import { logFailure, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { imageKey, showImage } from './content-image.ts';
import { publishImage } from './publish-image.ts';

const uploadIdPattern = /^[A-Za-z0-9_-]{22}$/;

/** In this order an interruption leaves nothing that names a picture which is not there, and can be tried again. */
export const finishImageUpload: Operation<'finishImageUpload'> = async ({ body }) => {
  const { uploadId } = body;
  const key = body.key === undefined ? undefined : imageKey(body.key);
  const file = uploadIdPattern.test(uploadId) ? await readUpload(uploadId) : undefined;
  if (!file) throw new NotFound('This upload did not arrive, or is over already; choose the picture again.');
  const imageUrl = await publishImage(file);
  const item = key && (await showImage(key, imageUrl));
  // What is left behind is gone after a day anyway.
  await deleteUpload(uploadId).catch((error) => logFailure('Upload not deleted', error));
  return { body: { imageUrl, item } };
};
