import { imageMaxBytes, imageTypes, isImageType } from '../../../../shared/image.ts';

/** What a file chooser offers. */
export const acceptedFiles = Object.keys(imageTypes).join(',');

/** Why a file is not even sent; `undefined` when it may be. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'too-large' | undefined {
  if (!isImageType(type)) return 'type';
  return size > imageMaxBytes ? 'too-large' : undefined;
}

/** The first file that was dropped or pasted. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}
