import * as z from 'zod/mini';
import { givenPassword } from './session.ts';

/** The input of a sign-in. Any name is accepted: an unknown one fails like a wrong password. */
export const signIn = z.object({
  username: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  password: givenPassword,
});

export const passwordLinkRequest = z.pick(signIn, { username: true });
