/** So many posts are changed by one call at most. */
export const mostPostsAtOnce = 50;

/**
 * What can be done to many posts at once, besides deleting them. `withdraw` takes a publication back, with the date that it gave them;
 * `undelete` takes them out of the trash.
 */
export const postChanges = ['publish', 'unpublish', 'withdraw', 'undelete'] as const;
