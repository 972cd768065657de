import { optionName } from '#shared/messages/chat.ts';
import { countLimit } from '#shared/messages/counts.ts';
import { type ContactSubmission, serviceInterests } from '#shared/messages/message.ts';
import { type Campaign, campaignParts } from '#shared/messages/origin.ts';
import { copy } from '../copy.en.ts';

/** A count as the inbox shows it: `1,000+` where counting stopped. */
export function countText(count: number): string {
  return `${count.toLocaleString('en-GB')}${count === countLimit ? '+' : ''}`;
}

/** How much of the list is on screen: `Showing 100 of 1,000+`. */
export function shownText(shown: number, count: number | undefined): string {
  if (count === undefined || count < shown) return `Showing ${shown.toLocaleString('en-GB')}`;
  return `Showing ${shown.toLocaleString('en-GB')} of ${countText(count)}`;
}

/** The name of the service a visitor chose in the form or the chat; a value neither offers is shown as it is. */
export function serviceLabel(service: string): string {
  const known = serviceInterests.find((interest) => interest === service);
  return known ? copy.services[known] : optionName('service', service);
}

/** Address of a new mail to the sender; nothing in theirs can add recipients or headers. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}`;
}

/** Why a message may be spam, as part of a sentence; empty when nothing speaks for it. */
export function suspicionText({ suspicions, spamAt }: ContactSubmission): string {
  const reasons = suspicions.map((suspicion) => copy.suspicions[suspicion]);
  return [...reasons, ...(spamAt ? [copy.markedSpam] : [])].join('; ');
}

/** A campaign as links name its parts: `utm_source: fair`. */
export function campaignText(campaign: Campaign): string {
  const given = campaignParts.filter((part) => campaign[part]);
  return given.map((part) => `utm_${part}: ${campaign[part]}`).join('; ');
}

/** Date and time of an instant in the reader's time zone. */
export function exactDate(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
