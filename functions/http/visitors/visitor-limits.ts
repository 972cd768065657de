import { logFailure } from '#functions/data/log-failure.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import { type Limit, reserve, reserveOnce } from '#functions/data/sign-in/throttle.ts';
import { keyedHash } from '#functions/data/table/keyed-hash.ts';
import type { Suspicion } from '#shared/messages/message.ts';
import { TooManyRequests } from '../errors.ts';

/** The kinds of visitors' requests with limits. The contact form and the chat share the kind `contact`. */
export type VisitorKind = 'contact' | 'newsletter';

const tenMinutes = 10 * 60;
const day = 24 * 60 * 60;
/** Limits per network in ten minutes. Messages beyond `unflagged` are flagged; messages beyond `max` are refused. */
const unflagged = 5;
const perNetwork = (kind: VisitorKind): Limit => ({
  name: `${kind}-network`,
  max: 30,
  windowSeconds: tenMinutes,
});
/**
 * Limit for all visitors together per day: more than this site gets, and less than would be expensive. Messages that look like
 * spam have a smaller limit of their own, so that a simple script does not use up the limit of real visitors.
 */
const perDay = (kind: VisitorKind): Limit => ({ name: `${kind}-day`, max: 10_000, windowSeconds: day });
const flaggedPerDay = (kind: VisitorKind): Limit => ({
  name: `${kind}-day-flagged`,
  max: 2000,
  windowSeconds: day,
});

/** The limit of counted uses per network in ten minutes. A person who uses the tools without a break causes about twenty. */
const usesPerNetwork: Limit = { name: 'usage-network', max: 60, windowSeconds: tenMinutes };

/** How long counting may take, in ms, so that the function has time to write. */
const timeoutMs = 4000;

/** One submission of a visitor. */
export interface Sent {
  readonly kind: VisitorKind;
  /** Identifies the submission: the same for every attempt to send it. */
  readonly id: string;
  readonly viewerAddress: string;
  readonly suspicions: readonly Suspicion[];
  /** True if the request is stored already: a retry does not count. */
  readonly isStored: () => Promise<boolean>;
}

/**
 * Counts what a visitor sends, before anything is written. Returns all suspicions of the submission, with `too often` if it
 * applies. If counting fails the submission is admitted: a message matters more than a count.
 * @throws TooManyRequests
 */
export async function admit(sent: Sent, now: Date): Promise<Suspicion[]> {
  try {
    return await count(sent, now, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof TooManyRequests) throw error;
    logFailure('Not counted for the limits', error, { kind: sent.kind });
    return [...sent.suspicions];
  }
}

async function count(
  { kind, id, viewerAddress, suspicions, isStored }: Sent,
  now: Date,
  signal: AbortSignal,
): Promise<Suspicion[]> {
  const place = await reserveOnce(
    perNetwork(kind),
    networkOf(viewerAddress),
    keyedHash('throttle', id),
    now,
    signal,
  );
  if (!place.admitted) throw tooMany(place.retryAfterSeconds);
  if (!place.isNew && (await isStored())) return [...suspicions];
  const all: Suspicion[] = place.count > unflagged ? [...suspicions, 'too-many'] : [...suspicions];
  const limit = all.length > 0 ? flaggedPerDay(kind) : perDay(kind);
  const today = await reserve(limit, 'everybody', now, signal);
  if (!today.admitted) throw tooMany(today.retryAfterSeconds);
  return all;
}

/**
 * Limits of CVs: per network, which may be a whole town's, and for everybody. At 5 MB each that is 2.5 GB a day at most.
 */
const uploadsPerNetwork: Limit = { name: 'cv-network', max: 20, windowSeconds: day };
const uploadsPerDay: Limit = { name: 'cv-day', max: 500, windowSeconds: day };

/**
 * Counts a file that a visitor is about to send. Unlike a message it is refused if counting fails.
 * @throws TooManyRequests
 */
export async function admitUpload(viewerAddress: string, now: Date): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (const [limit, subject] of [
    [uploadsPerNetwork, networkOf(viewerAddress)],
    [uploadsPerDay, 'everybody'],
  ] as const) {
    const place = await reserve(limit, subject, now, signal);
    if (!place.admitted) {
      throw new TooManyRequests(
        'Too many files were sent today; try again tomorrow.',
        place.retryAfterSeconds,
      );
    }
  }
}

/**
 * Counts a usage report against the limit of its network.
 * @throws TooManyRequests
 */
export async function admitCount(viewerAddress: string, now: Date): Promise<void> {
  const place = await reserve(usesPerNetwork, networkOf(viewerAddress), now);
  if (!place.admitted) throw tooMany(place.retryAfterSeconds);
}

function tooMany(retryAfterSeconds: number): TooManyRequests {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : 'a few hours';
  return new TooManyRequests(`Too many messages came at once; try again in ${wait}.`, retryAfterSeconds);
}
