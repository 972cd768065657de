import type { Endpoint, Group } from '#shared/api/endpoint/endpoint.ts';
import type { ItemKind } from '#shared/item-kind.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** The names of all indexes. */
export const tableIndexes = ['gsi1', 'gsi2', 'gsi3', 'gsi4'] as const;
export type TableIndex = (typeof tableIndexes)[number];
export type TableAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** The actions a function may do on some kinds of items, in the table and by query of its indexes. */
export interface TableAccess {
  readonly kinds: readonly ItemKind[];
  readonly actions: readonly TableAction[];
  /** @default none */
  readonly indexes?: readonly TableIndex[];
}

/** The company's data, as its owner has edited them. */
const theCompany: TableAccess = { kinds: ['content'], actions: ['BatchGetItem'] };

const purposes: Record<Group, readonly TableAccess[]> = {
  session: [
    { kinds: ['administrator'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['link'], actions: ['PutItem'] },
    { kinds: ['session'], actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], indexes: ['gsi1'] },
    { kinds: ['device'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['challenge'], actions: ['GetItem', 'PutItem', 'DeleteItem'] },
  ],
  people: [
    { kinds: ['administrator'], actions: ['GetItem', 'UpdateItem', 'DeleteItem'], indexes: ['gsi1'] },
    { kinds: ['session'], actions: ['DeleteItem'], indexes: ['gsi1'] },
    { kinds: ['audit'], actions: [], indexes: ['gsi1'] },
    { kinds: ['link'], actions: ['PutItem'] },
    // Lists and hands over a user's work.
    { kinds: ['message'], actions: ['BatchGetItem', 'GetItem', 'UpdateItem'] },
    { kinds: ['message-entry'], actions: [], indexes: ['gsi2'] },
    { kinds: ['working-copy'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi3'] },
    { kinds: postKinds, actions: ['BatchGetItem', 'GetItem', 'UpdateItem'], indexes: ['gsi2'] },
    { kinds: ['hand-over'], actions: ['UpdateItem'] },
    { kinds: ['content-draft'], actions: ['Query', 'UpdateItem'] },
    { kinds: ['saved-view'], actions: ['DeleteItem'] },
    { kinds: ['setting'], actions: ['GetItem', 'UpdateItem'] },
    {
      kinds: ['preview-link'],
      actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['gsi2'],
    },
  ],
  messages: [
    {
      kinds: ['message'],
      actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2'],
    },
    { kinds: ['message-entry'], actions: ['GetItem'], indexes: ['gsi2'] },
    { kinds: ['administrator'], actions: [], indexes: ['gsi1'] },
    { kinds: ['saved-view', 'reply-template'], actions: ['GetItem', 'UpdateItem'] },
    // Assigns a checked CV to a message.
    { kinds: ['cv'], actions: ['GetItem', 'UpdateItem'] },
  ],
  cvs: [
    { kinds: ['cv'], actions: ['GetItem', 'UpdateItem'] },
    // Reads whether a message came with a CV.
    { kinds: ['message'], actions: ['GetItem'] },
  ],
  content: [
    { kinds: ['content'], actions: ['GetItem', 'UpdateItem', 'Query'] },
    { kinds: ['content-draft'], actions: ['GetItem', 'UpdateItem', 'DeleteItem', 'Query'] },
    {
      kinds: ['content-change'],
      actions: ['GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['gsi1', 'gsi2'],
    },
    { kinds: ['version'], actions: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
    { kinds: ['publication'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['editing'], actions: ['UpdateItem', 'Query'] },
    { kinds: ['claim'], actions: ['UpdateItem', 'DeleteItem', 'Query'] },
    // Checks whether a picture exists.
    { kinds: ['picture'], actions: ['GetItem'] },
  ],
  images: [
    { kinds: ['version'], actions: ['PutItem', 'UpdateItem', 'Query'] },
    { kinds: ['content', 'content-draft'], actions: ['GetItem', 'UpdateItem', 'Query'] },
    { kinds: ['picture'], actions: ['GetItem', 'UpdateItem', 'DeleteItem'], indexes: ['gsi1'] },
    // Finds the uses of a picture by reading, and replaces it by saving.
    {
      kinds: postKinds,
      actions: ['GetItem', 'BatchGetItem', 'UpdateItem'],
      indexes: ['gsi1', 'gsi2'],
    },
    { kinds: ['working-copy'], actions: ['GetItem', 'BatchGetItem', 'UpdateItem'], indexes: ['gsi3'] },
  ],
  posts: [
    {
      kinds: postKinds,
      actions: ['GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2', 'gsi3', 'gsi4'],
    },
    {
      kinds: ['version'],
      actions: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchWriteItem'],
    },
    { kinds: ['category', 'slug'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['list-head'], actions: ['BatchGetItem'] },
    // Needed by the list of translations and by the replacement of words, which include pictures and content items.
    { kinds: ['picture'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi1'] },
    { kinds: ['content'], actions: ['GetItem', 'UpdateItem', 'Query'] },
    { kinds: ['working-copy'], actions: ['GetItem', 'BatchGetItem', 'UpdateItem'], indexes: ['gsi3'] },
  ],
  previews: [
    { kinds: ['content', 'content-draft'], actions: ['Query'] },
    { kinds: [...postKinds, 'working-copy'], actions: ['GetItem'] },
    { kinds: ['preview-link'], actions: ['GetItem', 'PutItem', 'DeleteItem'], indexes: ['gsi1'] },
  ],
  newsletter: [
    theCompany,
    {
      kinds: ['newsletter'],
      actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2'],
    },
  ],
  privacy: [
    { kinds: ['administrator'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi1'] },
    { kinds: ['setting'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['saved-view'], actions: ['GetItem'] },
    { kinds: ['message'], actions: ['DeleteItem'], indexes: ['gsi1'] },
    { kinds: ['message-entry'], actions: ['BatchWriteItem', 'Query'] },
    { kinds: ['newsletter'], actions: ['GetItem', 'DeleteItem'] },
  ],
  mail: [
    { kinds: ['setting'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['mail'], actions: ['BatchGetItem'], indexes: ['gsi2'] },
    { kinds: ['sending'], actions: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi1'] },
    { kinds: ['newsletter'], actions: [], indexes: ['gsi1', 'gsi2'] },
    // Reads which posts will be sent to the newsletter, and cancels such a sending.
    { kinds: ['blog'], actions: ['GetItem', 'BatchGetItem', 'UpdateItem'], indexes: ['gsi2'] },
    { kinds: ['working-copy'], actions: ['GetItem'] },
    theCompany,
  ],
  share: [{ kinds: ['blog'], actions: ['GetItem'] }, theCompany],
  usage: [{ kinds: ['usage'], actions: ['UpdateItem', 'Query'] }],
  backups: [
    { kinds: ['backup'], actions: ['GetItem'], indexes: ['gsi1'] },
    { kinds: ['backup-job'], actions: ['GetItem', 'UpdateItem'] },
    // Counts wrong passwords.
    { kinds: ['throttle'], actions: ['UpdateItem'] },
  ],
};

/** The backup runner makes restore points, and restores texts, posts, pictures and people. */
export const backupRunnerAccess: readonly TableAccess[] = [
  { kinds: ['backup'], actions: ['GetItem', 'UpdateItem'] },
  { kinds: ['backup-job'], actions: ['GetItem', 'UpdateItem'] },
  { kinds: ['content'], actions: ['BatchGetItem', 'GetItem', 'PutItem', 'Query'] },
  { kinds: postKinds, actions: ['GetItem'], indexes: ['gsi1'] },
  // One statement for both, because one batch has posts of several kinds, and categories.
  { kinds: [...postKinds, 'category'], actions: ['BatchGetItem', 'PutItem'] },
  { kinds: ['slug'], actions: ['GetItem', 'UpdateItem'] },
  { kinds: ['version'], actions: ['PutItem', 'Query', 'UpdateItem'] },
  { kinds: ['picture'], actions: ['BatchGetItem', 'PutItem'], indexes: ['gsi1'] },
  // Reads the last change of an account when that account is restored.
  { kinds: ['administrator'], actions: ['BatchGetItem', 'GetItem', 'PutItem'], indexes: ['gsi1'] },
];

/** The publisher reads what pages show, and stores its own state. */
export const publisherAccess: readonly TableAccess[] = [
  { kinds: ['content'], actions: ['Query'] },
  { kinds: postKinds, actions: ['BatchGetItem'], indexes: ['gsi3'] },
  { kinds: ['publication'], actions: ['GetItem', 'UpdateItem', 'DeleteItem', 'Query'] },
];

/** Mailing reads the items that mails are about and the recipients, and records each mail. */
export const mailerAccess: readonly TableAccess[] = [
  theCompany,
  { kinds: ['message', 'message-entry', 'setting', 'blog', 'link', 'hand-over'], actions: ['GetItem'] },
  { kinds: ['newsletter'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi1'] },
  { kinds: ['mail', 'sending'], actions: ['GetItem', 'UpdateItem'] },
  { kinds: ['administrator'], actions: ['GetItem', 'UpdateItem'] },
  // Finds messages that wait too long, and messages since an instant.
  { kinds: ['message'], actions: ['BatchGetItem', 'UpdateItem'], indexes: ['gsi1', 'gsi2'] },
];

/** Stores failed follow-up work, which is repeated later. */
export const leftWorkAccess: readonly TableAccess[] = [
  { kinds: ['left-work'], actions: ['DeleteItem', 'UpdateItem'], indexes: ['gsi1'] },
];

/** The follow-up function reads whole lists after a write, and keeps their heads. */
export const headAccess: readonly TableAccess[] = [
  { kinds: postKinds, actions: [], indexes: ['gsi4'] },
  { kinds: ['picture'], actions: [], indexes: ['gsi1'] },
  { kinds: ['list-head'], actions: ['BatchGetItem', 'UpdateItem'] },
];

/** The follow-up function reads and counts messages, makes the stream report them again, and writes their index entries. */
export const indexerAccess: readonly TableAccess[] = [
  { kinds: ['message'], actions: ['BatchGetItem', 'GetItem', 'UpdateItem'], indexes: ['gsi1', 'gsi2'] },
  {
    kinds: ['message-entry'],
    actions: ['BatchWriteItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'],
    indexes: ['gsi1'],
  },
];

/**
 * The scheduler reads which posts and changes of texts are due, and when the last backup was made. It updates the schedule of
 * posts, starts to send posts to the newsletter's readers, and publishes the drafts of texts.
 */
export const schedulerAccess: readonly TableAccess[] = [
  { kinds: ['backup'], actions: [], indexes: ['gsi1'] },
  { kinds: postKinds, actions: ['GetItem', 'UpdateItem'], indexes: ['gsi2'] },
  { kinds: ['sending'], actions: ['GetItem', 'PutItem'] },
  { kinds: ['newsletter'], actions: [], indexes: ['gsi1'] },
  { kinds: ['content-change'], actions: ['GetItem', 'UpdateItem', 'DeleteItem'], indexes: ['gsi2'] },
  { kinds: ['content-draft'], actions: ['DeleteItem', 'Query'] },
  { kinds: ['content'], actions: ['UpdateItem', 'Query'] },
  { kinds: ['version'], actions: ['PutItem', 'UpdateItem'] },
];

/** Reads a session with its account, and stores the time of its last use. */
const sessionCheck: readonly TableAccess[] = [
  { kinds: ['administrator'], actions: ['GetItem'] },
  { kinds: ['session'], actions: ['GetItem', 'UpdateItem'] },
];
/** Adds a line to the audit log. No function that answers requests can change or delete one. */
const auditing: readonly TableAccess[] = [{ kinds: ['audit'], actions: ['PutItem'] }];
const counting: readonly TableAccess[] = [{ kinds: ['throttle'], actions: ['UpdateItem'] }];

/**
 * Returns the whole table access of a group: its purpose; for endpoints of administrators, the check of sessions; for
 * forms of visitors, rate limits; and the log lines of its endpoints.
 */
export function tableAccessOf(group: Group, endpoints: readonly Endpoint[]): TableAccess[] {
  const own = endpoints.filter((endpoint) => endpoint.group === group);
  const forAdministrators = own.some(({ access }) => access !== 'public');
  const takesFromStrangers = own.some(({ access, method }) => access === 'public' && method !== 'GET');
  return [
    ...purposes[group],
    ...(forAdministrators ? sessionCheck : []),
    ...(takesFromStrangers ? counting : []),
    ...(own.some(({ audited }) => audited) ? auditing : []),
  ];
}
