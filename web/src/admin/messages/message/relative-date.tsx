import { copy } from '../copy.en.ts';
import { exactDate } from './message-facts.ts';

/** A date as the inbox shows it, with the exact one in its tooltip. */
export function MessageDate({ iso }: { iso: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={exactDate(date)}>
      {relativeDate(date, new Date())}
    </time>
  );
}

const dayMs = 86_400_000;

/**
 * Returns a message's date as the inbox shows it, in the language of the admin area. The difference between the two
 * instants counts in started days, at least one: 1 is Today, 2 Yesterday, up to 7 "N-1 days ago". Beyond that it is a
 * short date such as "May 9, 2024" in the reader's time zone.
 */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayMs));
  if (days === 1) return copy.today;
  if (days === 2) return copy.yesterday;
  if (days <= 7) return copy.daysAgo(days - 1);
  return copy.day(date);
}
