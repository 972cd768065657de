import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#functions/data/table/keyed-hash.ts';
import type { MessageInput, Suspicion } from '#shared/messages/message.ts';

/** Nobody fills in a form faster than this. */
export const fillTimeMinMs = 2000;

/** What about a sent form itself makes it look like spam. The token's time is ours, `elapsedMs` what the sender says. */
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

/** A form may be filled in this long after its token was given. */
const tokenLifeMs = 24 * 60 * 60_000;
const form = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A signed instant, which a form brings back when it is sent: it names nobody, and one may serve many. */
export function formTokenAt(instant: Date): string {
  const written = instant.getTime().toString(36);
  return `${written}.${keyedHash('form-token', written)}`;
}

/**
 * How long ago a form got its token, in milliseconds, which is what a person took to fill it in at most. `undefined`
 * for what is no token of this site, or one that is too old.
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
