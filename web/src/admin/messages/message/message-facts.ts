import { optionName } from '#shared/messages/chat.ts';
import { countedItself, countLimit } from '#shared/messages/counts.ts';
import { type ContactSubmission, serviceInterests } from '#shared/messages/message.ts';
import { type Campaign, campaignParts } from '#shared/messages/origin.ts';
import { formatDateTime, formatNumber } from '#web/admin/lib/language/formats.ts';
import { copy } from '../copy.en.ts';

/** A count as the inbox shows it: `1,000+` where counting stopped. */
export function countText(count: number): string {
  return `${formatNumber(count)}${count === countLimit ? '+' : ''}`;
}

/** A count as a question names it: one that is kept, and may be a moment behind after many changes, as `about 1,627`. */
export function roughCountText(count: number): string {
  return count > countedItself && count < countLimit ? copy.about(countText(count)) : countText(count);
}

/** How much of the list is on screen: `Showing 100 of 1,000+`. */
export function shownText(shown: number, count: number | undefined): string {
  if (count === undefined || count < shown) return copy.showing(formatNumber(shown));
  return copy.showingOf(formatNumber(shown), countText(count));
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

/** Why a message may be spam, as part of a sentence; empty when nothing speaks for it, or somebody said that it is none. */
export function suspicionText({ suspicions, notSpamAt, spamAt }: ContactSubmission): string {
  if (notSpamAt && !spamAt) return '';
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
  return formatDateTime(date);
}
