import { imageMaxBytes, imageTypes, isImageType } from '#shared/images/image.ts';

/** What a file chooser offers. */
export const acceptedFiles = Object.keys(imageTypes).join(',');

/** Why a file is not even sent; `undefined` when it may be. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'too-large' | undefined {
  if (!isImageType(type)) return 'type';
  return size > imageMaxBytes ? 'too-large' : undefined;
}

/**
 * The files that were dropped or pasted. Nothing of what was copied as text, though word processors add a picture of
 * it.
 */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer?.types.includes('text/plain') ? [] : [...(transfer?.files ?? [])];
}
