import * as z from 'zod/mini';

/** Shortest password an administrator may have, in characters. */
export const passwordMinLength = 12;

/** An administrator's name: letters of any script, digits, `.`, `_`, `-`, `@`. */
export const username = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(100, 'too-long'),
    z.regex(/^[\p{L}\p{N}._@-]*$/u, 'invalid'),
  );
