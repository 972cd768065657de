import { BadRequest, TooLarge } from '#functions/http/errors.ts';
import type { FormReader } from '#functions/http/input.ts';
import { headerOf } from '#functions/http/origin.ts';
import { imageFormMaxBytes, imageFormTooLarge } from '#shared/images/image.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { shortened } from '#shared/text/plain-text.ts';

/**
 * Reads a multipart form of at most {@link imageFormMaxBytes}. Node's own parser does it: the form is in memory anyway.
 * What its file is called counts as the field `name`, unless the form has one.
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

/** What browsers call a file that has no name. */
const noName = 'blob';

/** The name of a file without the folders it came from, no longer than names are. */
function plainName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  return name === noName ? '' : shortened(name, altMaxLength);
}
