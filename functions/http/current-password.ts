import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { verifyPassword } from '#functions/data/sign-in/password.ts';
import { type Limit, type Reservation, release, reserve } from '#functions/data/sign-in/throttle.ts';
import { BadRequest, TooManyRequests } from './errors.ts';

/**
 * Counts an attempt against a limit.
 *
 * @throws TooManyRequests
 */
export async function place(limit: Limit, subject: string, now: Date): Promise<Reservation> {
  const reservation = await reserve(limit, subject, now);
  if (!reservation.admitted) throw tooMany(reservation.retryAfterSeconds);
  return reservation;
}

function tooMany(retryAfterSeconds: number): TooManyRequests {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new TooManyRequests(`Too many failed attempts; try again in ${wait}.`, retryAfterSeconds);
}

/** This limit prevents guesses of the password by somebody who finds a signed-in screen. */
const presentPerAccount: Limit = { name: 'password-account', max: 5, windowSeconds: 15 * 60 };

/**
 * Returns the account of the signed-in person after checking the current password.
 * @throws BadRequest about the field `present`, TooManyRequests
 */
export async function requireCurrentPassword(
  accountId: string,
  present: string,
  now: Date,
): Promise<Administrator> {
  const attempt = await place(presentPerAccount, accountId, now);
  const account = await getAdministrator(accountId);
  if (!account || !(await verifyPassword(present, account.passwordHash))) {
    const details = [{ field: 'present', problem: 'wrong' }];
    throw new BadRequest('This is not your present password; type it again.', details);
  }
  await release(attempt).catch((error) => logFailure('Attempt not released', error));
  return account;
}
