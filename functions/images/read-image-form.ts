import { BadRequest, TooLarge } from '#functions/http/errors.ts';
import type { FormReader } from '#functions/http/input.ts';
import { headerOf } from '#functions/http/origin.ts';
import { imageFormMaxBytes, imageFormTooLarge } from '#shared/images/image.ts';

/**
 * Reads a multipart form of at most {@link imageFormMaxBytes}. Node's own parser does it: the form is in memory anyway.
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
  for (const [name, value] of form) {
    if (fields.has(name)) throw new BadRequest('Give each field of the form once.');
    fields.set(name, typeof value === 'string' ? value : await value.bytes());
  }
  return Object.fromEntries(fields);
};
