import { type Limit, type Reservation, reserve } from '#functions/data/sign-in/throttle.ts';
import { TooManyRequests } from '#functions/http/errors.ts';

/**
 * Takes a place within a limit.
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
