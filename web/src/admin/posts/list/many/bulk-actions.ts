/** What can be done with many posts at once. */
export type BulkAct = 'publish' | 'unpublish' | 'withdraw' | 'delete' | 'undelete';

/** What takes something back. A publication goes with the date that it gave a post. */
export const opposites = {
  publish: 'withdraw',
  unpublish: 'publish',
  withdraw: 'publish',
  delete: 'undelete',
} as const satisfies Partial<Record<BulkAct, BulkAct>>;
