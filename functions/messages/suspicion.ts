import type { ContactRequest, Suspicion } from '../../shared/message.ts';

/** Nobody fills in the form faster than this. */
export const fillTimeMinMs = 2000;

/** What about a message itself makes it look like spam; saying nothing about the time is not suspicious. */
export function suspicionsOf({
  website,
  elapsedMs,
}: Pick<ContactRequest, 'website' | 'elapsedMs'>): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website?.trim()) suspicions.push('honeypot');
  if (elapsedMs !== undefined && elapsedMs < fillTimeMinMs) suspicions.push('too-fast');
  return suspicions;
}
