import type { ActiveSession } from '#shared/session/active-session.ts';
import { adminLocale, formatDateTime } from '#web/admin/lib/language/formats.ts';
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
    copy.since(formatDateTime(createdAt)),
    copy.lastUsed(formatDateTime(lastSeenAt)),
  ];
}

/** A country of ISO 3166 in the language of the admin area; one that is unknown as it is. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([adminLocale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
