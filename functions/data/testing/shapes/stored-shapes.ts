import type { Item } from '#functions/data/table/stored-item.ts';

/**
 * An item of a kind as the first release stored it, as a newer release may store it, and damaged; with the calls that
 * read and edit it.
 */
export interface StoredShapes {
  readonly key: { readonly pk: string; readonly sk: string };
  /** The minimum of an item: its index keys and its identity. */
  readonly oldest: Item;
  /** Values that a newer release may write in known attributes, besides unknown attributes. */
  readonly newer: Item;
  /** Known attributes with values of a wrong type. */
  readonly damaged: Item;
  /** Calls every function that reads the item; `readAs` has the expected results for the three shapes. */
  readonly reads: (data: Data) => Promise<unknown>[];
  readonly readAs: { readonly oldest: unknown; readonly newer: unknown; readonly damaged: unknown };
  /** The other items that a read needs. */
  readonly beside?: Item;
  /** Edits the item; `undefined` means that nothing was changed. */
  readonly edit: (data: Data) => Promise<unknown>;
}

/** The data layer, with the engine that the environment names. */
export const load = async () => ({
  ...(await import('#functions/data/audit/audit-log.ts')),
  ...(await import('#functions/data/content/changes.ts')),
  ...(await import('#functions/data/backups/job.ts')),
  ...(await import('#functions/data/backups/point.ts')),
  ...(await import('#functions/data/content/claims.ts')),
  ...(await import('#functions/data/content/content.ts')),
  ...(await import('#functions/data/content/drafts.ts')),
  ...(await import('#functions/data/content/editing.ts')),
  ...(await import('#functions/data/cvs/cv.ts')),
  ...(await import('#functions/data/left-work.ts')),
  ...(await import('#functions/data/list-heads/picture-head.ts')),
  ...(await import('#functions/data/list-heads/update-head.ts')),
  ...(await import('#functions/data/mail/mail.ts')),
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/messages/change-message.ts')),
  ...(await import('#functions/data/messages/entries/update-index.ts')),
  ...(await import('#functions/data/messages/entries/index-root.ts')),
  ...(await import('#functions/data/messages/inbox-lists.ts')),
  ...(await import('#functions/data/newsletter/sending.ts')),
  ...(await import('#functions/data/newsletter/subscribe.ts')),
  ...(await import('#functions/data/newsletter/subscription-list.ts')),
  ...(await import('#functions/data/people/hand-over.ts')),
  ...(await import('#functions/data/people/link.ts')),
  ...(await import('#functions/data/pictures/picture.ts')),
  ...(await import('#functions/data/posts/categories.ts')),
  ...(await import('#functions/data/posts/post.ts')),
  ...(await import('#functions/data/posts/post-list.ts')),
  ...(await import('#functions/data/posts/save-post.ts')),
  ...(await import('#functions/data/posts/slugs.ts')),
  ...(await import('#functions/data/posts/trash.ts')),
  ...(await import('#functions/data/posts/preview-links.ts')),
  ...(await import('#functions/data/publishing.ts')),
  ...(await import('#functions/data/sign-in/administrator.ts')),
  ...(await import('#functions/data/sign-in/save-administrator.ts')),
  ...(await import('#functions/data/sign-in/challenge.ts')),
  ...(await import('#functions/data/sign-in/device.ts')),
  ...(await import('#functions/data/sign-in/session.ts')),
  ...(await import('#functions/data/sign-in/throttle.ts')),
  ...(await import('#functions/data/usage.ts')),
  ...(await import('#functions/data/versions/list-versions.ts')),
  ...(await import('#functions/data/versions/keep-version.ts')),
  ...(await import('#functions/data/working-copies/working-copy.ts')),
});
export type Data = Awaited<ReturnType<typeof load>>;

export const createdAt = '2026-05-01T12:00:00.000Z';
export const now = new Date('2026-05-01T12:10:00.000Z');
