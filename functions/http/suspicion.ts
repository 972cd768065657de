import type { ContactRequest, Suspicion } from '../../shared/message.ts';
import { networkOf } from '../data/network.ts';
import { type Limit, reserve } from '../data/throttle.ts';
import { logFailure } from './log.ts';

/** Nobody fills in a form faster than this. */
export const fillTimeMinMs = 2000;

/** What about a sent form itself makes it look like spam; saying nothing about the time is not suspicious. */
export function suspicionsOf({
  website,
  elapsedMs,
}: Pick<ContactRequest, 'website' | 'elapsedMs'>): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website?.trim()) suspicions.push('honeypot');
  if (elapsedMs !== undefined && elapsedMs < fillTimeMinMs) suspicions.push('too-fast');
  return suspicions;
}

/**
 * Counts what a visitor sent and flags it when that was too often. Comes after the write, so that only what was stored
 * counts, and never fails: a flag is not worth losing what is stored.
 */
export async function flagWhenTooMany(
  limit: Limit,
  viewerAddress: string,
  now: Date,
  flag: (suspicion: Suspicion) => Promise<void>,
): Promise<void> {
  try {
    const { admitted } = await reserve(limit, networkOf(viewerAddress), now);
    if (!admitted) await flag('too-many');
  } catch (error) {
    logFailure(`Not counted for the limit ${limit.name}`, error);
  }
}
