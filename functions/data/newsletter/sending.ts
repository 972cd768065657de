import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Sending, type SendingState, sendingStates } from '#shared/newsletter/sending.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { type Position, parseSortKey, sortKey } from '../table/cursor.ts';
import { queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexKeys, itemKey, tableName } from '../table/table.ts';
import { exists, isNot, isStill, updateItem } from '../table/update-item.ts';

/** `position` is where it got to in the list of addresses, as the index has it. */
interface StoredSending extends Sending {
  readonly position?: string | undefined;
}

const readSending = itemReader<StoredSending, 'postId' | 'startedAt'>(
  { postId: z.string(), startedAt: z.iso.datetime() },
  {
    title: [z.string(), ''],
    // Nothing is sent on, whatever a newer release has noted.
    state: [z.enum(sendingStates), 'stopped'],
    changedAt: [z.string(), ''],
    total: [z.number(), 0],
    sent: [z.number(), 0],
    failed: [z.number(), 0],
    position: [z.optional(z.string()), undefined],
  },
);
const keyOf = (postId: string) => itemKey('sending', postId);

/** Begins to send a post to the list, once: a post has one sending. The follower does the rest. Returns whether it is this that began it. */
export async function startSending(
  { postId, title, total }: Pick<Sending, 'postId' | 'title' | 'total'>,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const started = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...keyOf(postId),
          ...indexKeys('ofKind', 'sending', { at, id: postId }),
          ...{ postId, title, total, state: 'sending', startedAt: at, changedAt: at, sent: 0, failed: 0 },
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return started !== undefined;
}

/** The sending of a post, as last written. */
export async function getSending(postId: string): Promise<StoredSending | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: keyOf(postId), ConsistentRead: true }),
  );
  return Item && readSending(Item);
}

/** The latest sendings, at most so many. */
export async function listSendings(limit: number): Promise<Sending[]> {
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'sending', partition: 'sending', limit, after: undefined },
    readSending,
  );
  return items.map(({ position: _, ...shown }) => shown);
}

/** Stops a sending, or has it go on from where it got to; also one that is left in the midst. `undefined`: it is done, or there is none. */
export async function setSendingState(
  postId: string,
  state: Exclude<SendingState, 'done'>,
  now: Date,
): Promise<Sending | undefined> {
  const known = await getSending(postId);
  if (!known || known.state === 'done') return undefined;
  const changed = await updateItem<StoredSending>(keyOf(postId), {
    set: { state, changedAt: now.toISOString() },
    when: [exists('postId'), isNot('state', 'done')],
  });
  return changed ? readSending(changed) : getSending(postId);
}

/** Where a sending goes on in the list of addresses. */
export function positionIn({ position }: StoredSending): Position | undefined {
  return position === undefined ? undefined : parseSortKey(position);
}

/**
 * Notes what became of a part of the list, and where the next begins; `undefined`: it was the last. Nothing is counted twice: who
 * comes to it after somebody else changes nothing.
 */
export async function advanceSending(
  { postId, position, sent, failed }: StoredSending,
  part: { readonly sent: number; readonly failed: number; readonly next: Position | undefined },
  now: Date,
): Promise<void> {
  await updateItem<StoredSending>(keyOf(postId), {
    set: {
      ...{ sent: sent + part.sent, failed: failed + part.failed, changedAt: now.toISOString() },
      ...(part.next ? { position: sortKey(part.next) } : { state: 'done' as const }),
    },
    // Stopped meanwhile, it has still got this far; `done` may take the place of `stopped`, as it is.
    when: [isStill('position', position), isStill('sent', sent), isStill('failed', failed)],
  });
}
