import { imageMaxBytes } from '#shared/images/image.ts';
import { largestPicture } from '#shared/images/renditions.ts';
import { fileProblem, isHeic, UnfitFile } from './image-file.ts';

/** Photos above this size, in bytes, are made smaller before they are sent. */
const worthSparing = 2 * 1024 * 1024;
const quality = 0.92;

/**
 * Returns the file to upload: the file itself, or a redrawn picture when it is larger than the server takes or keeps, or of a
 * type that only this browser reads. Redrawing applies the rotation and removes metadata. @throws UnfitFile
 */
export async function fitFile(file: File): Promise<File> {
  const problem = fileProblem(file);
  if (problem) throw new UnfitFile(problem);
  const isOnlyReadHere = await isHeic(file);
  const isTooLarge = file.size > imageMaxBytes;
  const isPhoto = file.type === 'image/jpeg' || file.type === 'image/png';
  // Redrawing would freeze an animation.
  const mayBeDrawn = isOnlyReadHere || (isTooLarge ? file.type !== 'image/gif' : isPhoto);
  const isWorthIt = isOnlyReadHere || file.size > worthSparing;
  const drawn = mayBeDrawn && isWorthIt ? await drawSmaller(file, isOnlyReadHere || isTooLarge) : file;
  if (!drawn && isOnlyReadHere) throw new UnfitFile('heic');
  if ((drawn ?? file).size > imageMaxBytes) throw new UnfitFile('too-large');
  return drawn ?? file;
}

/** Returns the picture in the size that is kept; `undefined` when this browser cannot read or write it. */
async function drawSmaller(file: File, always: boolean): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    const scale = Math.min(1, largestPicture.width / picture.width, largestPicture.height / picture.height);
    if (scale === 1 && !always) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // Photos have no transparency; other types keep theirs.
    const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    return blob ? new File([blob], file.name, { type: blob.type }) : undefined;
  } finally {
    picture.close();
  }
}
