import { imageMaxBytes } from '#shared/images/image.ts';
import { largestPicture } from '#shared/images/renditions.ts';
import { fileProblem, isHeic, UnfitFile } from './image-file.ts';

/** A photo of so many bytes is made smaller before it is sent, if it is larger than what is kept of it: it is there sooner. */
const worthSparing = 2 * 1024 * 1024;
const quality = 0.92;

/**
 * The file to send for a picture: itself; or, where it is larger than the server takes, than what is kept, or of a kind
 * that only this browser can read, the picture drawn anew, the right way up and without what the camera wrote.
 * @throws UnfitFile
 */
export async function fitFile(file: File): Promise<File> {
  const problem = fileProblem(file);
  if (problem) throw new UnfitFile(problem);
  const isOnlyReadHere = await isHeic(file);
  const isTooLarge = file.size > imageMaxBytes;
  const isPhoto = file.type === 'image/jpeg' || file.type === 'image/png';
  // Drawn anew, a picture that moves would stand still.
  const mayBeDrawn = isOnlyReadHere || (isTooLarge ? file.type !== 'image/gif' : isPhoto);
  const isWorthIt = isOnlyReadHere || file.size > worthSparing;
  const drawn = mayBeDrawn && isWorthIt ? await drawSmaller(file, isOnlyReadHere || isTooLarge) : file;
  if (!drawn && isOnlyReadHere) throw new UnfitFile('heic');
  if ((drawn ?? file).size > imageMaxBytes) throw new UnfitFile('too-large');
  return drawn ?? file;
}

/** The picture in the size that is kept of it; `undefined` when this browser cannot read or write it. */
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
    // A photo has nothing that is seen through; what may have keeps it.
    const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    return blob ? new File([blob], file.name, { type: blob.type }) : undefined;
  } finally {
    picture.close();
  }
}
