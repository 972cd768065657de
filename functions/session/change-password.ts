import { changePasswordOf } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { sessionCookie } from '#functions/http/session.ts';
import { sessionOrigin } from './active/session-origin.ts';
import { hashPassword } from './password.ts';
import { provenAccount } from './present-password.ts';

/** Who changes it stays signed in, by a new session: all others of the account are over. */
export const changePassword: Operation<'changePassword'> = async ({ administrator, body, header }) => {
  const now = new Date();
  const account = await provenAccount(administrator.accountId, body.present, now);
  const changed = await changePasswordOf(account, await hashPassword(body.password));
  if (!changed) throw new Conflict('Your account was changed meanwhile; sign in again.');
  return {
    body: undefined,
    cookies: [sessionCookie(await createSession(changed, now, sessionOrigin(header)))],
  };
};
