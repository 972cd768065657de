import * as z from 'zod/mini';

/** What an administrator may do: an `editor` works with messages and texts, an `owner` also decides about people and their data. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody of a role may do what needs another: an owner may do all that an editor may. */
export function suffices(role: Role, needed: Role): boolean {
  return role === 'owner' || needed === 'editor';
}

/** The signed-in administrator, and what they may do. */
export const currentUser = z.object({ username: z.string(), role: z.enum(roles) });

/** Shortest password an administrator may have, in characters. */
export const passwordMinLength = 12;

/** A password that somebody already has. */
export const givenPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'too-long'));

/** A password that is chosen: no rules but its length, in characters. */
export const newPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((password) => [...password].length >= passwordMinLength, 'too-short'),
  z.maxLength(1000, 'too-long'),
);

/** An administrator's name: letters of any script, digits, `.`, `_`, `-`, `@`. */
export const username = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(100, 'too-long'),
    z.regex(/^[\p{L}\p{N}._@-]*$/u, 'invalid'),
  );
