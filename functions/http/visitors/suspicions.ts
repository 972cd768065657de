import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#functions/data/table/keyed-hash.ts';
import type { MessageInput, Suspicion } from '#shared/messages/message.ts';

/** A person needs longer than this to fill in a form, in ms. */
export const fillTimeMinMs = 2000;

/**
 * Returns the reasons why a sent form looks like spam. The token contains a time of the server; `elapsedMs` is only claimed by
 * the sender.
 */
export function suspicionsOf(
  { website, elapsedMs, formToken }: Pick<MessageInput, 'website' | 'elapsedMs' | 'formToken'>,
  now: Date,
): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website?.trim()) suspicions.push('honeypot');
  const passed = timeSince(formToken, now);
  if (passed === undefined) suspicions.push('no-form');
  if (Math.min(passed ?? fillTimeMinMs, elapsedMs ?? fillTimeMinMs) < fillTimeMinMs) {
    suspicions.push('too-fast');
  }
  return suspicions;
}

/** How long after its token was issued a form may be sent, in ms. */
const tokenLifeMs = 24 * 60 * 60_000;
const form = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/** Returns a signed instant, which a form sends back. It identifies nobody, and may be used several times. */
export function formTokenAt(instant: Date): string {
  const written = instant.getTime().toString(36);
  return `${written}.${keyedHash('form-token', written)}`;
}

/**
 * Returns how long ago a form got its token, in ms: an upper bound for the time that filling it in took. Returns
 * `undefined` for a token of another origin or one that is too old.
 */
export function timeSince(token: string | undefined, now: Date): number | undefined {
  const [, written = '', signature = ''] = form.exec(token ?? '') ?? [];
  if (!sameText(signature, keyedHash('form-token', written))) return undefined;
  const passed = now.getTime() - Number.parseInt(written, 36);
  return passed <= tokenLifeMs ? passed : undefined;
}

function sameText(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
