/** What can be done with many posts at once. */
export type BulkAct = 'publish' | 'unpublish' | 'delete' | 'undelete';
