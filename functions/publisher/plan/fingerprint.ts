import { createHash } from 'node:crypto';

/** A short name of what something is made of: two that are equal are made of the same. 96 bits. */
export function fingerprint(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** The tag that S3 gives to a text. */
export function etagOf(text: string): string {
  return `"${createHash('md5').update(text).digest('hex')}"`;
}

/** An even distribution of ids over the numbers below 2^32, the same for ever. */
export function spread(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}
