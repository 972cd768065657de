import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The secret that proves that a request came through the distribution; two, separated by a comma, while it is being replaced. */
export const originSecrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(z.string().check(z.minLength(16))),
);

/** True if the given value is one of the secrets. The time it takes does not reveal how close a wrong value is. */
export function matchesSecret(given: string | undefined, secrets: readonly string[]): boolean {
  return given !== undefined && secrets.some((secret) => timingSafeEqual(digest(given), digest(secret)));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
