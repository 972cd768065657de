const dayMs = 86_400_000;

/**
 * A message's date as the inbox shows it, from two instants.
 * The difference counts in started days, at least one: 1 is Today, 2 Yesterday, up to 7 "N-1 days ago",
 * beyond that a short English date such as "May 9, 2024" in the reader's time zone.
 */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - date.getTime()) / dayMs));
  if (days === 1) return 'Today';
  if (days === 2) return 'Yesterday';
  if (days <= 7) return `${days - 1} days ago`;
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(date);
}
