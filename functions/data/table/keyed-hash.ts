import { createHmac, type Hmac } from 'node:crypto';
import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

/** The site's own secret: who has only the table cannot try out what the hashes are of. */
const secret = readEnvironment(z.object({ ORIGIN_VERIFY: z.string().check(z.minLength(16)) })).ORIGIN_VERIFY;

/** What a hash is for: one of the same text for something else is another. */
export type Purpose = 'throttle' | 'form-token' | 'newsletter' | 'cursor';

/** The hash of a text that only this site can make, 256 bits as 43 URL-safe characters. */
export function keyedHash(purpose: Purpose, text: string): string {
  return keyed(purpose).update(text).digest('base64url');
}

function keyed(purpose: Purpose): Hmac {
  return createHmac('sha256', createHmac('sha256', secret).update(purpose).digest());
}
