import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { changePasswordOf } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { type Limit, release } from '#functions/data/sign-in/throttle.ts';
import { BadRequest, Conflict, logFailure } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { sessionCookie } from '#functions/http/session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { place } from './place.ts';

/** Whoever sits down at a screen that was left open does not get to guess the password. */
const perAccount: Limit = { name: 'password-account', most: 5, windowSeconds: 15 * 60 };

/** Who changes it stays signed in, by a new session: all others of the account are over. */
export const changePassword: Operation<'changePassword'> = async ({ administrator, body }) => {
  const now = new Date();
  const attempt = await place(perAccount, administrator.accountId, now);
  const account = await getAdministrator(administrator.accountId);
  if (!account || !(await verifyPassword(body.present, account.passwordHash))) {
    const details = [{ field: 'present', problem: 'wrong' }];
    throw new BadRequest('This is not your present password; type it again.', details);
  }
  await release(attempt).catch((error) => logFailure('Attempt not released', error));
  const changed = await changePasswordOf(account, await hashPassword(body.password));
  if (!changed) throw new Conflict('Your account was changed meanwhile; sign in again.');
  return { body: undefined, cookies: [sessionCookie(await createSession(changed, now))] };
};
