import { imageTypes, isImageType } from '#shared/images/image.ts';

/** The types that a file chooser offers. Phones convert other types to JPG. */
export const acceptedFiles = Object.keys(imageTypes).join(',');

/** The largest file that is read, in bytes. */
export const fileMaxBytes = 25 * 1024 * 1024;

/**
 * Why a file is refused: its type is not accepted, it is too large, or it is a HEIC picture that this browser cannot
 * read.
 */
export type FileProblem = 'type' | 'too-large' | 'heic';

/** A refused file, with the reason. */
export class UnfitFile extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Returns why a file is not even read; `undefined` if it may be. */
export function fileProblem({
  type,
  name,
  size,
}: Pick<File, 'type' | 'name' | 'size'>): FileProblem | undefined {
  if (!isImageType(type) && !saysHeic(type, name)) return 'type';
  return size > fileMaxBytes ? 'too-large' : undefined;
}

/** True if a file begins like a HEIC picture, whatever its name says. */
export async function isHeic(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return /^.{4}ftyp(hei[cfmsx]|hev[cx]|mif1|msf1)$/s.test(String.fromCharCode(...bytes));
}

/** Checks the extension if there is no media type, because some systems report none for HEIC files. */
function saysHeic(type: string, name: string): boolean {
  return /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Returns the files that were dropped or pasted. None for copied text, although word processors add a picture of it. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return transfer?.types.includes('text/plain') ? [] : [...(transfer?.files ?? [])];
}
