import { randomBytes } from 'node:crypto';
import { allowUpload } from '#functions/data/image-store.ts';
import { BadRequest, TooLarge, UnsupportedMediaType } from '#functions/http/errors.ts';
import type { ImageAnnouncement, StartedUpload } from '#shared/api/images.ts';
import { imageMaxBytes, isImageType } from '#shared/images/image.ts';
import { acceptedFormats, tooLarge } from './picture.ts';

/**
 * Starts the upload of a picture that has not been sent yet.
 * @throws UnsupportedMediaType, TooLarge, BadRequest
 */
export async function startUpload({ contentType, size }: ImageAnnouncement): Promise<StartedUpload> {
  if (!isImageType(contentType)) {
    throw new UnsupportedMediaType(`Files of this type cannot be used. ${acceptedFormats}`);
  }
  if (size > imageMaxBytes) throw new TooLarge(tooLarge);
  if (size < 1) throw new BadRequest(`The file is empty. ${acceptedFormats}`);
  return allowUpload(randomBytes(16).toString('base64url'), contentType);
}
