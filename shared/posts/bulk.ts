/** How many posts one call changes at most. */
export const maxPostsAtOnce = 50;

/**
 * The bulk changes of posts, besides deleting them. `withdraw` undoes `publish`, and removes the date of publication if
 * `publish` has set it. `undelete` restores from the trash.
 */
export const postChanges = ['publish', 'unpublish', 'withdraw', 'undelete'] as const;
