import type { Operation } from '#functions/http/operation.ts';
import { publishImage } from './publish-image.ts';
import { startUpload } from './start-upload.ts';

export const uploadImage: Operation<'uploadImage'> = async ({ body }) => ({
  body: 'image' in body ? { imageUrl: await publishImage(body.image) } : await startUpload(body),
});
