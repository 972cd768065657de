import * as z from 'zod/mini';
import { linkPart } from '../people/link.ts';
import { givenPassword, newPassword } from './session.ts';

/** A password that is chosen by a link, with the parts of the link. */
export const passwordChoice = z.object({
  accountId: z.string('invalid').check(z.regex(linkPart, 'invalid')),
  token: z.string('invalid').check(z.regex(linkPart, 'invalid')),
  password: newPassword,
});

/** Body of a request to change the user's own password. `present` is the current password. */
export const passwordChange = z.object({ present: givenPassword, password: newPassword });
