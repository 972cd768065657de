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

/** What a function may do with some kinds of items, in the table itself and by query of its indexes. */
export interface TableAccess {
  readonly kinds: readonly ItemKind[];
  readonly actions: readonly TableAction[];
  /** @default none */
  readonly indexes?: readonly TableIndex[];
}

/** Who the company is, as its owner describes it, stands in what a function writes. */
const theCompany: TableAccess = { kinds: ['content'], actions: ['BatchGetItem'] };

/** What each group is for. */
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
    // What somebody holds is found, and given to others when they go.
    { kinds: ['message'], actions: ['BatchGetItem', 'GetItem', 'UpdateItem'] },
    { kinds: ['message-entry'], actions: [], indexes: ['gsi2'] },
    { kinds: ['working-copy'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi3'] },
    { kinds: postKinds, actions: ['BatchGetItem', 'GetItem', 'UpdateItem'], indexes: ['gsi2'] },
    { kinds: ['hand-over'], actions: ['UpdateItem'] },
  ],
  messages: [
    {
      kinds: ['message'],
      actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'],
      indexes: ['gsi1', 'gsi2'],
    },
    { kinds: ['message-entry'], actions: ['GetItem'], indexes: ['gsi2'] },
    { kinds: ['administrator'], actions: [], indexes: ['gsi1'] },
    // A checked CV goes with one message.
    { kinds: ['cv'], actions: ['GetItem', 'UpdateItem'] },
  ],
  cvs: [
    { kinds: ['cv'], actions: ['GetItem', 'UpdateItem'] },
    // Whether a CV came with it.
    { kinds: ['message'], actions: ['GetItem'] },
  ],
  content: [
    { kinds: ['content'], actions: ['GetItem', 'UpdateItem', 'Query'] },
    { kinds: ['version'], actions: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
    { kinds: ['publication'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['editing'], actions: ['UpdateItem', 'Query'] },
    { kinds: ['claim'], actions: ['UpdateItem', 'DeleteItem', 'Query'] },
    // Whether a picture is where somebody says.
    { kinds: ['picture'], actions: ['GetItem'] },
  ],
  images: [
    { kinds: ['version'], actions: ['PutItem', 'UpdateItem', 'Query'] },
    { kinds: ['content'], actions: ['GetItem', 'UpdateItem', 'Query'] },
    { kinds: ['picture'], actions: ['GetItem', 'UpdateItem', 'DeleteItem'], indexes: ['gsi1'] },
    // What has a picture is found by reading, and given another one by saving.
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
    { kinds: ['picture'], actions: ['GetItem'] },
    { kinds: ['working-copy'], actions: ['GetItem', 'BatchGetItem', 'UpdateItem'], indexes: ['gsi3'] },
  ],
  previews: [
    { kinds: ['content'], actions: ['Query'] },
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
    { kinds: ['message'], actions: ['DeleteItem'], indexes: ['gsi1'] },
    { kinds: ['message-entry'], actions: ['BatchWriteItem', 'Query'] },
    { kinds: ['newsletter'], actions: ['GetItem', 'DeleteItem'] },
  ],
  mail: [
    { kinds: ['setting'], actions: ['GetItem', 'UpdateItem'] },
    { kinds: ['mail'], actions: ['BatchGetItem'], indexes: ['gsi2'] },
    { kinds: ['sending'], actions: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['gsi1'] },
    { kinds: ['newsletter'], actions: [], indexes: ['gsi2'] },
    { kinds: ['blog'], actions: ['GetItem'] },
    theCompany,
  ],
  share: [{ kinds: ['blog'], actions: ['GetItem'] }, theCompany],
  usage: [{ kinds: ['usage'], actions: ['UpdateItem', 'Query'] }],
};

/** What the publisher needs: it reads what pages show, and keeps note of what is published. */
export const publisherAccess: readonly TableAccess[] = [
  { kinds: ['content'], actions: ['GetItem', 'BatchGetItem', 'Query'] },
  { kinds: postKinds, actions: ['GetItem', 'BatchGetItem'], indexes: ['gsi3'] },
  { kinds: ['publication'], actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] },
];

/** What mailing needs: the follower reads what it mails and to whom, and keeps account of each mail. */
export const mailerAccess: readonly TableAccess[] = [
  theCompany,
  { kinds: ['message', 'message-entry', 'setting', 'blog', 'link', 'hand-over'], actions: ['GetItem'] },
  { kinds: ['newsletter'], actions: ['GetItem', 'UpdateItem'], indexes: ['gsi1'] },
  { kinds: ['mail', 'sending'], actions: ['GetItem', 'UpdateItem'] },
  { kinds: ['administrator'], actions: ['GetItem', 'UpdateItem'] },
  // What waits too long, and what came since an instant.
  { kinds: ['message'], actions: ['BatchGetItem', 'UpdateItem'], indexes: ['gsi1', 'gsi2'] },
];

/** What keeping account of left work needs. */
export const leftWorkAccess: readonly TableAccess[] = [
  { kinds: ['left-work'], actions: ['DeleteItem', 'UpdateItem'], indexes: ['gsi1'] },
];

/** What finding messages needs: the follower reads and counts them, marks them to be read again, and writes what finds them. */
export const indexerAccess: readonly TableAccess[] = [
  { kinds: ['message'], actions: ['BatchGetItem', 'GetItem', 'UpdateItem'], indexes: ['gsi1', 'gsi2'] },
  {
    kinds: ['message-entry'],
    actions: ['BatchWriteItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'],
    indexes: ['gsi1'],
  },
];

/** What the clock needs: it reads which posts are due, and notes that they were. */
export const clockAccess: readonly TableAccess[] = [
  { kinds: postKinds, actions: ['GetItem', 'UpdateItem'], indexes: ['gsi2'] },
];

/** A session is looked up with whom it belongs to, and what it was last used is noted. */
const sessionCheck: readonly TableAccess[] = [
  { kinds: ['administrator'], actions: ['GetItem'] },
  { kinds: ['session'], actions: ['GetItem', 'UpdateItem'] },
];
/** A line of the log is added, and never changed or deleted by anything that answers requests. */
const auditing: readonly TableAccess[] = [{ kinds: ['audit'], actions: ['PutItem'] }];
const counting: readonly TableAccess[] = [{ kinds: ['throttle'], actions: ['UpdateItem'] }];

/**
 * All that a group may do with the table: what it is for; where it has endpoints for administrators, what checking
 * their sessions takes; where strangers may send something, counting how often; and adding to the log what its endpoints say.
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
