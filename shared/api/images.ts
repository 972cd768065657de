import * as z from 'zod/mini';
import { contentItem } from '../content/item.ts';
import { altMaxLength } from '../images/library.ts';
import { text } from '../text/text.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { errorBody, type FailureForm } from './endpoint/error.ts';

/** The type and size of a file that will be sent; `size` is in bytes. */
const imageAnnouncement = z.object({ contentType: z.string('required'), size: z.int('invalid') });
/** A form with a small picture in it. */
const imageForm = z.object({
  image: z.instanceof(Uint8Array, { error: 'required' }),
  /** The name of the file; the form's own file name unless given. */
  name: z.optional(text('line', altMaxLength)),
});
const contentImageForm = z.extend(imageForm, { key: z.string('required') });

/**
 * The browser has to send the file within two minutes, in a form to `url`: first the `fields`, then the file as `file`. After
 * that, `uploadId` finishes the upload.
 */
const startedUpload = z.object({
  uploadId: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type StartedUpload = z.infer<typeof startedUpload>;

/** `imageUrl` is a path of this site. */
const uploadedImage = z.object({ imageUrl: z.string() });

/** If `key` is given, the picture is saved to that content item, too. */
const finishedUpload = z.object({
  uploadId: z.string('required'),
  key: z.optional(z.string('invalid')),
  /** The name of the file. */
  name: z.optional(text('line', altMaxLength)),
});

/** A picture, and the content item that shows it now. */
const shownImage = z.extend(uploadedImage, { item: z.optional(contentItem) });

/** The form of failures of uploads for a content item. */
const uploadFailureBody = z.extend(errorBody, { success: z.literal(false) });
const uploadFailure: FailureForm<typeof uploadFailureBody> = {
  schema: uploadFailureBody,
  from: (failure) => ({ success: false, ...failure }),
};

/** Starts the upload of a picture of any size. The browser then sends the file directly to the storage. */
export const startImageUpload = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image/start',
  group: 'images',
  access: 'editor',
  audited: false,
  body: imageAnnouncement,
  response: startedUpload,
});

/** Publishes the small picture in a form. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-uploaded' },
  form: imageForm,
  response: uploadedImage,
});

/** Publishes the small picture in a form, and saves it to a content item. */
export const uploadContentImage = endpoint({
  method: 'POST',
  path: '/api/simple-admin/upload-image',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-uploaded' },
  form: contentImageForm,
  response: z.extend(shownImage, { success: z.literal(true) }),
  failure: uploadFailure,
});

/** Checks a picture that the storage has received, and publishes it. With `key`, also saves it to that content item. */
export const finishImageUpload = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image/finish',
  group: 'images',
  access: 'editor',
  audited: { act: 'picture-uploaded' },
  body: finishedUpload,
  response: shownImage,
});
