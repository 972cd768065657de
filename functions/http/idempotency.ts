import { randomBytes } from 'node:crypto';
import { idempotencyKey, idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { BadRequest } from './errors.ts';

/**
 * The id of what a request makes: the idempotency key it came with, so that a retry makes no second one, or without a key 128 random
 * bits.
 * @throws BadRequest for a malformed key
 */
export function newId(key: string | undefined): string {
  if (key === undefined) return randomBytes(16).toString('base64url');
  if (isId(key)) return key;
  throw new BadRequest(`${idempotencyKeyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`);
}

/** True if a text has the form of an id of {@link newId}. Nothing else is looked up. */
export function isId(text: string): boolean {
  return idempotencyKey.safeParse(text).success;
}
