import { exactDate } from './message-facts.ts';
import { relativeDate } from './relative-date.ts';

/** A date as the inbox shows it, with the exact one behind it. */
export function MessageDate({ iso }: { iso: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={exactDate(date)}>
      {relativeDate(date, new Date())}
    </time>
  );
}
