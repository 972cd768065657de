import * as z from 'zod/mini';
import { errorBody, type FailureForm } from '../api/error.ts';
import { contentItem } from '../content/item.ts';

/** Starts an upload: what the file says of itself; `size` is in bytes. Body of `POST /api/admin/upload-image`. */
export const imageAnnouncement = z.object({ contentType: z.string('required'), size: z.int('invalid') });
export type ImageAnnouncement = z.infer<typeof imageAnnouncement>;
/** The same with the content item that is to show the picture. Body of `POST /api/simple-admin/upload-image`. */
export const contentImageAnnouncement = z.extend(imageAnnouncement, { key: z.string('required') });

/** Instead of the announcement: a form with a small picture in it. */
export const imageForm = z.object({ image: z.instanceof(Uint8Array, { error: 'required' }) });
export const contentImageForm = z.extend(imageForm, { key: z.string('required') });

/**
 * Where the browser sends the file within two minutes: a form to `url` with `fields` and then the file as `file`.
 * `uploadId` is what finishes the upload after that.
 */
export const startedUpload = z.object({
  uploadId: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type StartedUpload = z.infer<typeof startedUpload>;

/** `imageUrl` is an own path. */
export const uploadedImage = z.object({ imageUrl: z.string() });

/** Answer of `POST /api/admin/upload-image`. */
export const imageReply = z.union([startedUpload, uploadedImage]);

/** Body of `POST /api/admin/upload-image/finish`. With a key, that content item then shows the picture. */
export const finishedUpload = z.object({
  uploadId: z.string('required'),
  key: z.optional(z.string('invalid')),
});

/** A picture, and the content item that shows it now. */
export const shownImage = z.extend(uploadedImage, { item: z.optional(contentItem) });

const success = { success: z.literal(true) };
/** Answer of `POST /api/simple-admin/upload-image`: the started upload, or the picture and the item that shows it. */
export const contentImageReply = z.union([z.extend(startedUpload, success), z.extend(shownImage, success)]);

/** How `POST /api/simple-admin/upload-image` tells of its failures. */
const uploadFailureBody = z.extend(errorBody, { success: z.literal(false) });
export const uploadFailure: FailureForm<typeof uploadFailureBody> = {
  schema: uploadFailureBody,
  from: (failure) => ({ success: false, ...failure }),
};
