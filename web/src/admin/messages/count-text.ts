import { countedItself, countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { copy } from './copy.en.ts';

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
