import type { ContactRequest, Suspicion } from '#shared/messages/message.ts';
import { timeSince } from './form-token.ts';

/** Nobody fills in a form faster than this. */
export const fillTimeMinMs = 2000;

/** What about a sent form itself makes it look like spam. The token's time is ours, `elapsedMs` what the sender says. */
export function suspicionsOf(
  { website, elapsedMs, formToken }: Pick<ContactRequest, 'website' | 'elapsedMs' | 'formToken'>,
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
