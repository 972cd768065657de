import { optionName } from '#shared/messages/chat.ts';
import { serviceInterests } from '#shared/messages/limits.ts';
import type { Message } from '#shared/messages/message.ts';
import { type Campaign, campaignParts } from '#shared/messages/origin.ts';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { copy } from '../copy.en.ts';
import { leadService } from './lead-facts.ts';

/**
 * Returns the name of the service that a visitor chose in the form or the chat; a value that neither offers is returned
 * as it is.
 */
export function serviceLabel(service: string): string {
  const known = serviceInterests.find((interest) => interest === service);
  return known ? copy.services[known] : leadService(optionName('service', service));
}

/** Returns the URL of a new mail to the sender; nothing in their address can add recipients or headers. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}`;
}

/**
 * Returns why a message may be spam, as part of a sentence; empty if there is no sign of it, or a user marked it as not
 * spam.
 */
export function suspicionText({ suspicions, notSpamAt, spamAt }: Message): string {
  if (notSpamAt && !spamAt) return '';
  const reasons = suspicions.map((suspicion) => copy.suspicions[suspicion]);
  return [...reasons, ...(spamAt ? [copy.markedSpam] : [])].join('; ');
}

/** Returns a campaign with its parts named as in links: `utm_source: fair`. */
export function campaignText(campaign: Campaign): string {
  const given = campaignParts.filter((part) => campaign[part]);
  return given.map((part) => `utm_${part}: ${campaign[part]}`).join('; ');
}

/** Returns the date and time of an instant in the reader's time zone. */
export function exactDate(date: Date): string {
  return formatDateTime(date);
}
