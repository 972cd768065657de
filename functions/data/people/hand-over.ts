import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { postKinds } from '#shared/posts/kinds.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb } from '../table/client.ts';
import { isOver, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';

const post = { kind: z.enum(postKinds), id: z.string(), title: z.string() };
const share = z.object({
  accountId: z.string(),
  messages: z.number(),
  drafts: z.array(z.object(post)),
  /** The number of drafts of content items. */
  texts: z.catch(z.number(), 0),
  plans: z.array(z.object({ ...post, at: z.string() })),
  /** True if the person who takes over gets the mails about new messages from now on. */
  notices: z.catch(z.boolean(), false),
  /** The number of private links to previews that are handed over. */
  links: z.catch(z.number(), 0),
});

/** The work that one person takes over from another. */
export type Share = z.infer<typeof share>;

/**
 * A handover of a user's work, as it was when it began. Names are usernames; `doneAt` is set when everything was
 * handed over.
 */
export interface HandOver {
  readonly from: string;
  readonly by: string;
  readonly shares: readonly Share[];
  readonly doneAt: string;
}

/** The schema of the shares. A share that cannot be read is left out. */
const shares = z.pipe(
  z.array(z.unknown()),
  z.transform((list) =>
    list.flatMap((one): Share[] => {
      const { data } = share.safeParse(one);
      return data ? [data] : [];
    }),
  ),
);

const read = itemReader<HandOver, never>(
  {},
  { from: [z.string(), ''], by: [z.string(), ''], shares: [shares, []], doneAt: [z.string(), ''] },
);

/**
 * Stores, once, the work that is about to be handed over. Repeating the call changes nothing, even if some work was
 * handed over since.
 */
export async function beginHandOver(
  id: string,
  { from, by, shares }: Pick<HandOver, 'from' | 'by' | 'shares'>,
  now: Date,
): Promise<void> {
  const expiresAt = ttl(now.getTime() + keptMs('hand-over'));
  const createdAt = now.toISOString();
  await updateItem<HandOver & { createdAt: string }>(itemKey('hand-over', id), {
    set: { from, by, shares, createdAt, expiresAt },
    when: [lacks('pk')],
  });
}

/**
 * Notes that everything was handed over. The table's stream reports this write, and the people who take over are mailed.
 */
export async function endHandOver(id: string, now: Date): Promise<void> {
  await updateItem<HandOver>(itemKey('hand-over', id), {
    set: { doneAt: now.toISOString() },
    when: [exists('pk'), lacks('doneAt')],
  });
}

/** Returns the handover with this id; `undefined` when it has expired. */
export async function getHandOver(id: string, now = new Date()): Promise<HandOver | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('hand-over', id), ConsistentRead: true }),
  );
  return Item && !isOver(Item, now) ? read(Item) : undefined;
}
