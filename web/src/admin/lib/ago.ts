import { adminLocale } from './language/formats.ts';

const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1000 },
] as const;

/** How long ago an instant was, in the language of the admin area and in the largest unit it fills; both in milliseconds since 1970. */
export function ago(at: number, now: number): string {
  // That nothing has passed is less than zero too: a moment ago, and not in a moment.
  return relative(-Math.max(0, now - at));
}

/** In how much time an instant comes, in the same way. */
export function hence(at: number, now: number): string {
  return relative(Math.max(0, at - now));
}

/** What has begun of a time to come counts, and not what has of one that has passed. */
function relative(distance: number): string {
  const unit = units.find(({ ms }) => Math.abs(distance) >= ms) ?? units[3];
  const count = Math.ceil(distance / unit.ms);
  // “0 seconds ago” nobody says: that is now.
  const numeric = count === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(adminLocale, { numeric }).format(count, unit.name);
}
