import { randomBytes } from 'node:crypto';
import { allowUpload, deleteUpload, readUpload } from '#functions/data/image-store.ts';
import { logFailure } from '#functions/data/log-failure.ts';
import { BadRequest, NotFound, TooLarge, UnsupportedMediaType } from '#functions/http/errors.ts';
import type { FormReader } from '#functions/http/input.ts';
import type { Operation } from '#functions/http/operation.ts';
import { headerOf } from '#functions/http/origin.ts';
import { imageFormMaxBytes, imageFormTooLarge, imageMaxBytes, isImageType } from '#shared/images/image.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { shortened } from '#shared/text/plain-text.ts';
import { acceptedFormats, tooLarge } from './picture.ts';
import { imageKey, publishImage, showImage } from './publish-image.ts';

const uploadIdPattern = /^[A-Za-z0-9_-]{22}$/;

export const uploadImage: Operation<'uploadImage'> = async ({ body }) => ({
  body: { imageUrl: await publishImage(body.image, body.name) },
});

export const uploadContentImage: Operation<'uploadContentImage'> = async ({ body, administrator }) => {
  const key = imageKey(body.key);
  const imageUrl = await publishImage(body.image, body.name);
  return { body: { success: true, imageUrl, item: await showImage(key, imageUrl, administrator) } };
};

export const startImageUpload: Operation<'startImageUpload'> = async ({ body: { contentType, size } }) => {
  if (!isImageType(contentType)) {
    throw new UnsupportedMediaType(`Files of this type cannot be used. ${acceptedFormats}`);
  }
  if (size > imageMaxBytes) throw new TooLarge(tooLarge);
  if (size < 1) throw new BadRequest(`The file is empty. ${acceptedFormats}`);
  return { body: await allowUpload(randomBytes(16).toString('base64url'), contentType) };
};

/**
 * Publishes an uploaded picture, then refers to it, then deletes the upload: in this order an interruption leaves no reference
 * to a missing picture, and the call can be repeated.
 */
export const finishImageUpload: Operation<'finishImageUpload'> = async ({ body, administrator }) => {
  const { uploadId } = body;
  const key = body.key === undefined ? undefined : imageKey(body.key);
  const file = uploadIdPattern.test(uploadId) ? await readUpload(uploadId) : undefined;
  if (!file) throw new NotFound('This upload did not arrive, or is over already; choose the picture again.');
  const imageUrl = await publishImage(file, body.name);
  const item = key && (await showImage(key, imageUrl, administrator));
  // If the deletion fails, the upload expires after a day.
  await deleteUpload(uploadId).catch((error) => logFailure('Upload not deleted', error));
  return { body: { imageUrl, item } };
};

/**
 * Reads a multipart form of at most {@link imageFormMaxBytes}, by Node's own parser, since the form is in memory anyway.
 * The file name counts as the field `name`, unless the form has one.
 * @throws TooLarge, BadRequest
 */
export const readImageForm: FormReader = async (event) => {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > imageFormMaxBytes) throw new TooLarge(imageFormTooLarge);
  const headers = { 'content-type': headerOf(event, 'content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new BadRequest('The body is not a well-formed multipart form.');
  });
  const fields = new Map<string, unknown>();
  let fileName = '';
  for (const [name, value] of form) {
    if (fields.has(name)) throw new BadRequest('Give each field of the form once.');
    fields.set(name, typeof value === 'string' ? value : await value.bytes());
    if (typeof value !== 'string') fileName ||= plainName(value.name);
  }
  if (fileName && !fields.has('name')) fields.set('name', fileName);
  return Object.fromEntries(fields);
};

/** The name that browsers give to a file without one. */
const noName = 'blob';

/** Returns the name of a file without its folders, shortened to the limit of names. */
function plainName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  return name === noName ? '' : shortened(name, altMaxLength);
}
