import { createHmac, type Hmac } from 'node:crypto';
import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

/** The site's own secret. Without it, nobody who reads the table can test guesses of what was hashed. */
const secret = readEnvironment(z.object({ ORIGIN_VERIFY: z.string().check(z.minLength(16)) })).ORIGIN_VERIFY;

/** The purpose of a hash. The hashes of one text for two purposes differ. */
export type Purpose = 'throttle' | 'form-token' | 'newsletter' | 'cursor';

/** Returns a hash of a text that only this site can make, 256 bits as 43 URL-safe characters. */
export function keyedHash(purpose: Purpose, text: string): string {
  return keyed(purpose).update(text).digest('base64url');
}

function keyed(purpose: Purpose): Hmac {
  return createHmac('sha256', createHmac('sha256', secret).update(purpose).digest());
}
