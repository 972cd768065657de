import * as z from 'zod/mini';
import { linkPart } from '../people/link.ts';
import { givenPassword, newPassword } from './session.ts';

/** A password that is chosen by a link, with the parts of the link. */
export const passwordChoice = z.object({
  accountId: z.string('invalid').check(z.regex(linkPart, 'invalid')),
  token: z.string('invalid').check(z.regex(linkPart, 'invalid')),
  password: newPassword,
});

/** Changes the password of the signed-in user, who also has to send the current one. */
export const passwordChange = z.object({ present: givenPassword, password: newPassword });
