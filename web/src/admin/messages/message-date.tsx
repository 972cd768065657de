import { relativeDate } from '../../../../shared/relative-date.ts';
import { exactDate } from './message-facts.ts';

/** A date as the inbox shows it, with the exact one behind it. */
export function MessageDate({ iso }: { iso: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={exactDate(date)}>
      {relativeDate(date, new Date())}
    </time>
  );
}
