import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { type Limit, release } from '#functions/data/sign-in/throttle.ts';
import { BadRequest } from '#functions/http/errors.ts';
import { verifyPassword } from './password.ts';
import { place } from './place.ts';

/** Whoever sits down at a screen that was left open does not get to guess the password. */
const perAccount: Limit = { name: 'password-account', most: 5, windowSeconds: 15 * 60 };

/**
 * The account of whoever is signed in, who has given the present password once more.
 * @throws BadRequest about the field `present`, TooManyRequests
 */
export async function provenAccount(accountId: string, present: string, now: Date): Promise<Administrator> {
  const attempt = await place(perAccount, accountId, now);
  const account = await getAdministrator(accountId);
  if (!account || !(await verifyPassword(present, account.passwordHash))) {
    const details = [{ field: 'present', problem: 'wrong' }];
    throw new BadRequest('This is not your present password; type it again.', details);
  }
  await release(attempt).catch((error) => logFailure('Attempt not released', error));
  return account;
}
