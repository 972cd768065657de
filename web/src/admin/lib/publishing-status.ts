import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getPublication, requestPublication } from '#shared/api/content.ts';
import type { PublishUnit } from '#shared/publishing/publisher.ts';
import type { PublicationStatus, Unpublished } from '#shared/publishing/status.ts';
import { callApi } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';

/** A save that visitors may not see yet. */
export interface Saved {
  /** When the item was saved, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
  /** The saved item, by its name in the publisher. */
  readonly unit: PublishUnit;
  /** The page that shows it, if any. */
  readonly page: string | undefined;
}

/** The last save in this tab. */
export const lastSaved = createStore<Saved | undefined>(undefined);

/** How much the server's clock is ahead of this one, in milliseconds. */
let ahead = 0;

/** Returns the server's time, in milliseconds since 1970. */
export function serverTime(): number {
  return Date.now() + ahead;
}

/**
 * Notes that something was saved.
 *
 * @param at the instant of the save by the server's clock; if it is unknown, an instant before the save was sent
 * @param page the URL of a page that shows it
 */
export function noteSaved(at: number, unit: PublishUnit, page: string | undefined): void {
  lastSaved.set({ at, unit, page });
}

export const publicationQuery = queryOptions({
  queryKey: ['api', 'admin', 'publication'],
  queryFn: async ({ signal }) => {
    const { now, status } = await callApi(getPublication, { signal });
    ahead = Date.parse(now) - Date.now();
    return status ?? null;
  },
  refetchOnMount: 'always',
});

/** Asks the publisher to retry what it could not publish. */
export const tryAgainMutation = mutationOptions({
  mutationFn: async () => {
    const at = serverTime();
    await callApi(requestPublication);
    noteSaved(at, 'all', undefined);
  },
});

/** How long publishing may take before it is said to have failed, in milliseconds. */
const stuckAfterMs = 60_000;
/** How long the CDN keeps a page after it was published, in milliseconds. */
const kept = 1000;

/** The state of the last save, as shown to an editor. */
export type PublicationState =
  | { readonly state: 'publishing' }
  | { readonly state: 'live'; readonly at: number }
  | { readonly state: 'stuck' }
  | { readonly state: 'failed'; readonly failures: readonly Unpublished[] };

/** Returns whether visitors see the last save; `undefined` before the first publication. */
export function publicationState(
  status: PublicationStatus | null,
  saved: Saved | undefined,
  now: number,
): PublicationState | undefined {
  if (saved && !(status && isPublished(status, saved)))
    return { state: now - saved.at > stuckAfterMs ? 'stuck' : 'publishing' };
  if (!status) return undefined;
  if (status.failures.length > 0) return { state: 'failed', failures: status.failures };
  const at = Date.parse(status.publishedAt);
  return saved && now < at + kept ? { state: 'publishing' } : { state: 'live', at };
}

/**
 * True if a save was published. `noticed` has only recent saves. An older save counts as published if the publisher read the
 * stored data more than `stuckAfterMs` after it.
 */
function isPublished({ readAt, noticed }: PublicationStatus, { at, unit }: Saved): boolean {
  return Date.parse(noticed[unit] ?? '') > at || Date.parse(readAt) > at + stuckAfterMs;
}
