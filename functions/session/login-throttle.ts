import type { KnownDevice } from '#functions/data/sign-in/device.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import { type Limit, type Reservation, release } from '#functions/data/sign-in/throttle.ts';
import { place } from '#functions/http/current-password.ts';

const quarterHour = 15 * 60;

/** The limits of each step of a sign-in. With 240 tries a day, guessing one of a million codes takes years. */
const limits = {
  login: {
    perAddress: { name: 'login-address', max: 5, windowSeconds: quarterHour },
    perAccount: { name: 'login-account', max: 10, windowSeconds: 5 * 60 },
    perDevice: { name: 'login-device', max: 5, windowSeconds: quarterHour },
  },
  code: {
    perAddress: { name: 'code-address', max: 5, windowSeconds: quarterHour },
    perAccount: { name: 'code-account', max: 10, windowSeconds: 60 * 60 },
    perDevice: { name: 'code-device', max: 5, windowSeconds: quarterHour },
  },
} satisfies Record<string, Record<string, Limit>>;

/**
 * An attempt to sign in: from which IP address, to which account, and on which of that account's known devices, if any.
 */
export interface Attempt {
  readonly address: string;
  readonly accountId: string;
  readonly device: KnownDevice | undefined;
}

/**
 * Counts an attempt, as a failure until it is released. A known device has attempts of its own, so that strangers
 * cannot lock its owner out. For strangers the IP address is checked first, so that one IP address cannot use up an
 * account's attempts.
 *
 * @throws TooManyRequests
 */
export async function reserveAttempt(
  step: keyof typeof limits,
  { address, accountId, device }: Attempt,
  now: Date,
): Promise<Reservation[]> {
  const { perAddress, perAccount, perDevice } = limits[step];
  if (device) return [await place(perDevice, device.id, now)];
  const forAddress = await place(perAddress, networkOf(address), now);
  try {
    return [forAddress, await place(perAccount, accountId, now)];
  } catch (error) {
    await release(forAddress);
    throw error;
  }
}

/** Takes an attempt off the counters, because it succeeded. */
export async function releaseAttempt(reservations: readonly Reservation[]): Promise<void> {
  await Promise.all(reservations.map(release));
}
