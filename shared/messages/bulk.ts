/** How many messages one call changes at most. */
export const maxAtOnce = 100;

/** The bulk changes of messages. */
export const bulkChanges = ['done', 'reopen', 'spam', 'not-spam'] as const;
export type BulkChange = (typeof bulkChanges)[number];
