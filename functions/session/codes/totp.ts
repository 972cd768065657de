import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeSeconds, codeSecret, secretAlphabet } from '#shared/session/codes.ts';

/** The accepted clock error, in steps to either side. */
const window = [0, -1, 1];

/** Returns the code of a secret for a step (the number of 30 seconds since 1970): RFC 4226 and 6238, with SHA-1. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** codeDigits;
  return String(number).padStart(codeDigits, '0');
}

/**
 * Returns the step that a code belongs to, now or one step away; `undefined` if it is wrong, or the secret cannot be
 * read.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!codeSecret.safeParse(secret).success) return undefined;
  const current = Math.floor(now.getTime() / 1000 / codeSeconds);
  return window.map((away) => current + away).find((step) => isSame(codeAt(secret, step), code));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function bytesOf(secret: string): Buffer {
  let bits = 0n;
  for (const character of secret) bits = (bits << 5n) | BigInt(secretAlphabet.indexOf(character));
  return Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
}
