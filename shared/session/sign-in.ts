import * as z from 'zod/mini';
import { givenPassword } from './session.ts';

/** What somebody signs in with. Any name is accepted here: an unknown one fails like a wrong password. */
export const signIn = z.object({
  username: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  password: givenPassword,
});

/** What somebody asks with for a link by which a password is chosen. */
export const passwordLinkRequest = z.pick(signIn, { username: true });
