import { badFiles } from '#functions/images/testing/bad-files.ts';
import { pictures, pngOfBytes } from '#functions/images/testing/pictures.ts';
import { imageMaxBytes } from '#shared/images/image.ts';

/** Files as a chooser takes them; all say that they are PNG pictures. */
const asPng = (buffer: Buffer) => ({ name: 'picture.png', mimeType: 'image/png', buffer });

export const smallPicture = asPng(pictures.png);
export const smallGif = { name: 'till.gif', mimeType: 'image/gif', buffer: pictures.gif };
export const largestPicture = asPng(pngOfBytes(imageMaxBytes));
/** No browser can make it smaller. */
export const tooLargePicture = asPng(Buffer.alloc(imageMaxBytes + 1));

/** Every file that is refused: what it is, the file, and what the refusal's sentence says. */
export const refusedPictures = badFiles.map(([what, content, , sentence]) => ({
  what,
  file: content.length > imageMaxBytes ? tooLargePicture : asPng(content),
  sentence,
}));

/** One of {@link refusedPictures} for each sentence that a refusal says. */
export const refusedOncePerSentence = refusedPictures.filter(
  ({ sentence }, at) => refusedPictures.findIndex((other) => `${other.sentence}` === `${sentence}`) === at,
);
