import type { Person } from '#shared/people/person.ts';
import { copy } from './copy.en.ts';

/** What there is to know of somebody besides who they are. */
export function facts({ lastSignedInAt, linkEndsAt, state }: Person): string[] {
  return [
    lastSignedInAt === undefined ? copy.neverSignedIn : copy.lastSignedIn(instant(lastSignedInAt)),
    ...(linkEndsAt === undefined ? [] : [copy.linkUntil(instant(linkEndsAt))]),
  ].slice(state === 'invited' && linkEndsAt !== undefined ? 1 : 0);
}

/** Date and time of an instant (ISO 8601) in the reader's time zone. */
function instant(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
