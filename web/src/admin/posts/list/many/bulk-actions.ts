/** The actions on several posts. `withdraw` undoes a publication, `undelete` a deletion. */
export type BulkAct = 'publish' | 'unpublish' | 'withdraw' | 'delete' | 'undelete';

/** The action that undoes an action. Undoing a publication also removes the date that it set. */
export const opposites = {
  publish: 'withdraw',
  unpublish: 'publish',
  withdraw: 'publish',
  delete: 'undelete',
} as const satisfies Partial<Record<BulkAct, BulkAct>>;
