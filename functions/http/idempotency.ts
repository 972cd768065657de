import { randomBytes } from 'node:crypto';
import { idempotencyKey, idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { BadRequest } from './errors.ts';

/**
 * Returns the id of the item that a request creates: its idempotency key, so that a retry creates no second one, or 128
 * random bits.
 *
 * @throws BadRequest for a malformed key
 */
export function newId(key: string | undefined): string {
  if (key === undefined) return randomBytes(16).toString('base64url');
  if (isId(key)) return key;
  throw new BadRequest(`${idempotencyKeyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`);
}

/** True if a text has the form of an id of {@link newId}. Only such ids are looked up. */
export function isId(text: string): boolean {
  return idempotencyKey.safeParse(text).success;
}
