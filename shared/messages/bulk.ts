/** How many messages one call changes at most. */
export const maxAtOnce = 100;

/** The changes that can be made to many messages at once. `reopen` undoes `done`, `not-spam` undoes `spam`. */
export const bulkChanges = ['done', 'reopen', 'spam', 'not-spam'] as const;
export type BulkChange = (typeof bulkChanges)[number];
