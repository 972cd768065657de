import type { Operation } from '#functions/http/operation.ts';
import { imageKey, showImage } from './content-image.ts';
import { publishImage } from './publish-image.ts';
import { startUpload } from './start-upload.ts';

export const uploadContentImage: Operation<'uploadContentImage'> = async ({ body }) => {
  const key = imageKey(body.key);
  if (!('image' in body)) return { body: { success: true, ...(await startUpload(body)) } };
  const imageUrl = await publishImage(body.image);
  return { body: { success: true, imageUrl, item: await showImage(key, imageUrl) } };
};
