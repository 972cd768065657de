/** So many messages are changed by one call at most. */
export const mostAtOnce = 100;

/** What can be done to many messages at once. */
export const bulkChanges = ['done', 'reopen', 'spam', 'not-spam'] as const;
export type BulkChange = (typeof bulkChanges)[number];
