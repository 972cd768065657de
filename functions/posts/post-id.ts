import { randomBytes } from 'node:crypto';
import { BadRequest } from '#functions/http/errors.ts';
import { idempotencyKey, idempotencyKeyHeader } from '#shared/messages/message.ts';

/** Whether a text has the form of a post's id; nothing else is looked up. */
export function isPostId(text: string): boolean {
  return idempotencyKey.safeParse(text).success;
}

/**
 * The id of a new post: its idempotency key, so that a retry makes no second post, or without one 128 random bits.
 * @throws BadRequest for a malformed key
 */
export function newPostId(key: string | undefined): string {
  if (key === undefined) return randomBytes(16).toString('base64url');
  if (isPostId(key)) return key;
  throw new BadRequest(`${idempotencyKeyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`);
}
