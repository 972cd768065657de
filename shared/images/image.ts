/** Pictures that may be uploaded: content type to file name extension. */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;
export type ImageType = keyof typeof imageTypes;

export function isImageType(contentType: string): contentType is ImageType {
  return Object.hasOwn(imageTypes, contentType);
}

/** Largest picture, in bytes. */
export const imageMaxBytes = 5 * 1024 * 1024;
/**
 * Largest multipart form, in bytes: with base64 around it the API takes no more. Larger pictures are sent to the storage
 * directly.
 */
export const imageFormMaxBytes = 4_500_000;
/** The answer to a larger form. */
export const imageFormTooLarge =
  'The form is too large for this address, which takes about 4.4 MB. ' +
  'Send its contentType and size to /api/admin/upload-image/start instead, then the file to the url in the answer.';
/**
 * The error message of a save that names a picture of this site that does not exist. The response also has the problem
 * code `no-picture` for the field.
 */
export const noPictureThere = 'There is no picture at this address; choose one of the library, or upload it.';
