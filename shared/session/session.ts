import * as z from 'zod/mini';

/** The roles: an `editor` works with messages and texts, an `owner` also decides about people and their data. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

/** True if a role includes the rights of another: an owner may do everything an editor may. */
export function roleIncludes(role: Role, needed: Role): boolean {
  return role === 'owner' || needed === 'editor';
}

export const currentUser = z.object({ username: z.string(), role: z.enum(roles) });

/** Shortest password an administrator may have, in characters. */
export const passwordMinLength = 12;

/** A password that is only checked: of any length, so that older ones can be entered. */
export const givenPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'too-long'));

/** A new password: no rules but its length, in characters. */
export const newPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((password) => [...password].length >= passwordMinLength, 'too-short'),
  z.maxLength(1000, 'too-long'),
);

/** A username: letters of any script, digits, `.`, `_`, `-`, `@`. */
export const username = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(100, 'too-long'),
    z.regex(/^[\p{L}\p{N}._@-]*$/u, 'invalid'),
  );
