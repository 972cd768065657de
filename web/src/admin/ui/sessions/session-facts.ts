import type { ActiveSession } from '#shared/session/active-session.ts';
import { copy } from './copy.en.ts';

/** Browser and system of a session, in words. */
export function nameOf({ browser, system }: ActiveSession): string {
  const what = browser ? copy.browsers[browser] : copy.unknownBrowser;
  return system ? copy.on(what, copy.systems[system]) : what;
}

/** Roughly where, since when, and when it was used last. */
export function factsOf({ country, createdAt, lastSeenAt }: ActiveSession): string[] {
  return [
    ...(country === undefined ? [] : [countryName(country)]),
    copy.since(instant(createdAt)),
    copy.lastUsed(instant(lastSeenAt)),
  ];
}

/** A country of ISO 3166 in English; one that is unknown as it is. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Date and time of an instant (ISO 8601) in the reader's time zone. */
function instant(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
