import { badFiles } from '#functions/images/testing/bad-files.ts';
import { pictures, pngOfBytes } from '#functions/images/testing/pictures.ts';
import { imageMaxBytes } from '#shared/images/image.ts';

/** Returns a file in the form of `setInputFiles`, declared as a PNG picture. */
const asPng = (buffer: Buffer) => ({ name: 'picture.png', mimeType: 'image/png', buffer });

export const smallPicture = asPng(pictures.png);
export const smallGif = { name: 'till.gif', mimeType: 'image/gif', buffer: pictures.gif };
export const largestPicture = asPng(pngOfBytes(imageMaxBytes));
/** Not a real picture, so that no browser can make it smaller. */
export const tooLargePicture = asPng(Buffer.alloc(imageMaxBytes + 1));

/** All refused files: a description, the file, and the sentence of the refusal. */
export const refusedPictures = badFiles.map(([what, content, , sentence]) => ({
  what,
  file: content.length > imageMaxBytes ? tooLargePicture : asPng(content),
  sentence,
}));
