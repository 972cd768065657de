import { keptMs } from '#shared/privacy/retention.ts';
import { keyedHash } from '../table/keyed-hash.ts';
import { type ItemKey, itemKey, ttl } from '../table/table.ts';
import { below, hasRoomFor, isAbove, updateItem } from '../table/update-item.ts';

/** A limit: `max` uses in each window. Windows start at multiples of their length. */
export interface Limit {
  /** What is limited, and for whom. Limits of different names are counted separately. */
  readonly name: `${string}-${string}`;
  readonly max: number;
  readonly windowSeconds: number;
}

/** The counter of a window: a number of attempts, or a set of distinct ids. */
interface Counter {
  readonly count: number;
  readonly things: ReadonlySet<string>;
}

/** The result of counting an attempt: admitted, or how long to wait. */
export type Reservation =
  | { readonly admitted: true; readonly key: ItemKey<'throttle'> }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/**
 * Counts an attempt of a subject (an IP address, an account) by one atomic write, so that no burst exceeds the limit.
 */
export async function reserve(
  limit: Limit,
  subject: string,
  now: Date,
  abortSignal?: AbortSignal,
): Promise<Reservation> {
  const window = windowOf(limit, now);
  const key = counterKey(limit, subject, window.start);
  const counted = await updateItem<Counter>(key, {
    add: { count: 1 },
    set: { expiresAt: ttl(window.end) },
    when: [below('count', limit.max)],
    abortSignal,
  });
  return counted ? { admitted: true, key } : refusal(window, now);
}

/** A counted attempt for an id: whether it was counted just now, and how many the subject has in this window. */
export type PlaceOnce =
  | { readonly admitted: true; readonly isNew: boolean; readonly count: number }
  | Extract<Reservation, { admitted: false }>;

/** Counts an attempt like {@link reserve}, but only once for each id. For small limits only, because the ids are stored. */
export async function reserveOnce(
  limit: Limit,
  subject: string,
  thing: string,
  now: Date,
  abortSignal?: AbortSignal,
): Promise<PlaceOnce> {
  const window = windowOf(limit, now);
  const before = await updateItem<Counter>(counterKey(limit, subject, window.start), {
    add: { things: new Set([thing]) },
    set: { expiresAt: ttl(window.end) },
    when: [hasRoomFor('things', thing, limit.max)],
    returns: 'ALL_OLD',
    abortSignal,
  });
  if (!before) return refusal(window, now);
  const things = before.things instanceof Set ? before.things : new Set();
  const isNew = !things.has(thing);
  return { admitted: true, isNew, count: things.size + (isNew ? 1 : 0) };
}

interface Window {
  readonly start: number;
  readonly end: number;
}

function windowOf({ windowSeconds }: Limit, now: Date): Window {
  const length = windowSeconds * 1000;
  if (length > keptMs('throttle')) throw new Error('Tries are not kept for as long as this window is.');
  const start = Math.floor(now.getTime() / length) * length;
  return { start, end: start + length };
}

function refusal({ end }: Window, now: Date): Extract<Reservation, { admitted: false }> {
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) };
}

/** Takes an admitted attempt off its counter. */
export async function release(reservation: Reservation): Promise<void> {
  if (!reservation.admitted) return;
  await updateItem<Counter>(reservation.key, { add: { count: -1 }, when: [isAbove('count', 0)] });
}

/**
 * Returns the key of a counter. The subject is hashed with a key: it may be long, and an IP address is personal data
 * that a plain hash would reveal.
 */
function counterKey(limit: Limit, subject: string, windowStart: number): ItemKey<'throttle'> {
  return itemKey('throttle', `${limit.name}#${keyedHash('throttle', subject)}#${windowStart}`);
}
