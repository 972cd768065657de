import * as z from 'zod/mini';

/** A key that the browser makes once for something new, so that a retry is not stored twice. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const idempotencyKeyHeader = 'Idempotency-Key';
