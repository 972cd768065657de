import type { Person } from '#shared/people/person.ts';
import { formatDateTime } from '../lib/language/formats.ts';
import { copy } from './copy.en.ts';

/** What there is to know of somebody besides who they are. */
export function facts({ lastSignedInAt, linkEndsAt, state }: Person): string[] {
  return [
    lastSignedInAt === undefined ? copy.neverSignedIn : copy.lastSignedIn(formatDateTime(lastSignedInAt)),
    ...(linkEndsAt === undefined ? [] : [copy.linkUntil(formatDateTime(linkEndsAt))]),
  ].slice(state === 'invited' && linkEndsAt !== undefined ? 1 : 0);
}
