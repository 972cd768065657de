import { secretAlphabet, secretLength } from '#shared/session/codes.ts';

/** A new secret for an app and the site, that nobody could have guessed: five random bits a character. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretLength));
  return Array.from(bytes, (byte) => secretAlphabet[byte & 31]).join('');
}

/** The address that an app reads from a QR code: the secret, and the site and account that the app lists it under. */
export function keyAddress(secret: string, site: string, username: string): string {
  const issuer = encodeURIComponent(site);
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}`;
}
