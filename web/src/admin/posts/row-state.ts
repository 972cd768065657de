import {
  isPlannedDraft,
  nextChange,
  type Publication,
  type PublicationState,
  publicationState,
} from '#shared/posts/publication.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { localTimeText } from '#web/admin/lib/local-time.ts';
import { copy } from './editor/publication/copy.en.ts';

/** The fields that decide whether visitors see a post. A row leaves out empty ones. */
export type Placed = Pick<PostRow, 'published' | 'publishedAt' | 'unpublishAt'>;

/** Returns the publication state that visitors see at an instant, from a row of the list. */
export function stateOf(row: Placed, now = new Date()): PublicationState {
  return publicationState(publicationOf(row), now);
}

/**
 * Returns when the first of some posts appears or disappears automatically, in ms since 1970; infinity if none does.
 */
export function nextChangeOf(rows: readonly Placed[], now: Date): number {
  const instants = rows.flatMap((row) => nextChange(publicationOf(row), now) ?? []);
  return Math.min(...instants.map((instant) => Date.parse(instant)));
}

/**
 * Returns a sentence if visitors do not see a saved post: not yet, no longer, or not on its planned day because it is a
 * draft. Otherwise returns `undefined`.
 */
export function planOf(row: Placed, now = new Date()): string | undefined {
  const { publishedAt, unpublishAt } = publicationOf(row);
  const state = stateOf(row, now);
  if (state === 'scheduled') return copy.scheduled(localTimeText(publishedAt));
  if (isPlannedDraft(publicationOf(row), now)) return copy.staysDraft(localTimeText(publishedAt));
  return state === 'ended' ? copy.ended(localTimeText(unpublishAt)) : undefined;
}

/** Returns the fields of a row that decide whether visitors see the post. */
export function publicationOf({ published, publishedAt = '', unpublishAt = '' }: Placed): Publication {
  return { published, publishedAt, unpublishAt };
}
