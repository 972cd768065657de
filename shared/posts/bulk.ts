/** How many posts one call changes at most. */
export const maxPostsAtOnce = 50;

/**
 * The bulk changes of posts, besides deleting them. `withdraw` undoes a publication, with the date that it set;
 * `undelete` restores from the trash.
 */
export const postChanges = ['publish', 'unpublish', 'withdraw', 'undelete'] as const;
