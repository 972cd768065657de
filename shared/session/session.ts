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

/** Body of `POST /api/login`. Any name is accepted here: an unknown one fails like a wrong password. */
export const loginRequest = z.object({
  username: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'too-long')),
});

/** The signed-in administrator. */
export const currentUser = z.object({ username: z.string() });
export type CurrentUser = z.infer<typeof currentUser>;
