import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint.ts';

/**
 * Starts the upload of a CV. The browser then sends it to the storage within two minutes: a form to `url` with `fields`,
 * and then the file as `file`. `formToken` is that of the contact form; without a valid one the answer is 400, with the
 * problem `no-form` of `formToken`. `size` is in bytes.
 */
export const startCvUpload = endpoint({
  method: 'POST',
  path: '/api/cv-uploads',
  group: 'cvs',
  access: 'public',
  audited: false,
  body: z.object({
    size: z.int('invalid'),
    formToken: z.optional(z.string('invalid').check(z.maxLength(200, 'too-long'))),
  }),
  response: z.object({
    uploadId: z.string(),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
});

/**
 * Checks the bytes that the storage has received. A file that passes can be sent with a message within a day, as its
 * `cv`; repeating the call gives the same answer. Any other file is deleted: 400, with one of `cvProblems` of `file`.
 */
export const checkCv = endpoint({
  method: 'POST',
  path: '/api/cv-uploads/check',
  group: 'cvs',
  access: 'public',
  audited: false,
  body: z.object({ uploadId: z.string('required').check(z.maxLength(64, 'too-long')) }),
  response: z.object({ uploadId: z.string(), size: z.number() }),
  costly: true,
});

/**
 * Returns a URL from which the CV of a message can be saved for a minute. If there is no CV: 404, with a sentence that says
 * why.
 */
export const downloadCv = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/{id}/cv',
  group: 'cvs',
  access: 'owner',
  audited: { act: 'cv-downloaded', thing: 'message' },
  response: z.object({ url: z.string() }),
});
