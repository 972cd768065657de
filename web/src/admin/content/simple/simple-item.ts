import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

export interface SimpleItemProps {
  contentKey: ContentKey;
  /** Id of the section; an item may be in several. */
  section: string;
  item: ContentItem | undefined;
  /** The draft on the server, which visitors do not see. */
  stored?: ContentDraftItem | undefined;
  onSignedOut: () => void;
}

/**
 * True if an item is shown unchanged, for `memo`. The list is read every two seconds: an item that was only read again has the
 * same version, and there are too many items to render all of them again.
 */
export function isShownAlready(before: SimpleItemProps, now: SimpleItemProps): boolean {
  return (
    before.contentKey === now.contentKey &&
    before.section === now.section &&
    before.item?.version === now.item?.version &&
    before.stored?.version === now.stored?.version &&
    before.onSignedOut === now.onSignedOut
  );
}

/** Returns the reason of a failed save: status and sentence of the API's answer, or that the server was not reached. */
export function saveFailure(error: Error): string {
  if (!(error instanceof ApiError)) return copy.unreachable;
  const sentence = serverSentence(error);
  return sentence ? `${error.status}: ${sentence}` : copy.answered(error);
}
