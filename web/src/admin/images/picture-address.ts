import { isPublicAddress } from '#shared/text/address.ts';

/** Returns the address of a picture that can be shown; `undefined` for any other text. */
export function pictureAddress(text: string): string | undefined {
  const address = text.trim();
  return isPublicAddress(address) ? address : undefined;
}
