import { networkOf } from '../data/network.ts';
import { type Limit, type Reservation, release, reserve } from '../data/throttle.ts';
import { TooManyRequests } from '../http/errors.ts';

const perAddress: Limit = { name: 'login-address', most: 5, windowSeconds: 15 * 60 };
const perAccount: Limit = { name: 'login-account', most: 10, windowSeconds: 5 * 60 };

/**
 * Takes a place for one attempt, which counts as a failure until it is released. The address comes first, so that
 * one address cannot use up an account's places for all others.
 * @throws TooManyRequests
 */
export async function reserveAttempt(address: string, accountId: string, now: Date): Promise<Reservation[]> {
  const forAddress = await reserve(perAddress, networkOf(address), now);
  if (!forAddress.admitted) throw tooMany(forAddress.retryAfterSeconds);
  const forAccount = await reserve(perAccount, accountId, now);
  if (!forAccount.admitted) {
    await release(forAddress);
    throw tooMany(forAccount.retryAfterSeconds);
  }
  return [forAddress, forAccount];
}

/** Gives an attempt's places back: it was no failure. */
export async function releaseAttempt(reservations: readonly Reservation[]): Promise<void> {
  await Promise.all(reservations.map(release));
}

function tooMany(retryAfterSeconds: number): TooManyRequests {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new TooManyRequests(`Too many failed attempts; try again in ${wait}.`, retryAfterSeconds);
}
