import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Audience, audiences } from '#shared/newsletter/audience.ts';
import { type Sending, type SendingState, sendingStates } from '#shared/newsletter/sending.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { type Position, parseSortKey, sortKey } from '../table/cursor.ts';
import { queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexKeys, itemKey, tableName } from '../table/table.ts';
import { exists, isNot, isStill, updateItem } from '../table/update-item.ts';

/** `position` says where the sending continues in the list of addresses. */
interface StoredSending extends Sending {
  readonly position?: string | undefined;
}

const readSending = itemReader<StoredSending, 'postId' | 'startedAt'>(
  { postId: z.string(), startedAt: z.iso.datetime() },
  {
    // Sendings of older releases went to all readers.
    audience: [z.enum(audiences), 'all'],
    title: [z.string(), ''],
    // An unknown state, which a newer release wrote, sends nothing.
    state: [z.enum(sendingStates), 'stopped'],
    changedAt: [z.string(), ''],
    total: [z.number(), 0],
    sent: [z.number(), 0],
    unclear: [z.number(), 0],
    failed: [z.number(), 0],
    refusal: [z.optional(z.string()), undefined],
    position: [z.optional(z.string()), undefined],
  },
);
const keyOf = (id: string) => itemKey('sending', id);

export function sendingId(postId: string, audience: Audience): string {
  return audience === 'all' ? postId : `${postId}.${audience}`;
}

/**
 * Starts sending a post, once per post and audience. The follow-up function does the rest. With a `refusal` the sending is
 * stored as stopped. Returns true if this call started it.
 */
export async function startSending(
  {
    postId,
    audience,
    title,
    total,
    refusal,
  }: Pick<Sending, 'postId' | 'audience' | 'title' | 'total' | 'refusal'>,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const id = sendingId(postId, audience);
  const started = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...keyOf(id),
          ...indexKeys('ofKind', 'sending', { at, id }),
          ...{ postId, audience, title, total, startedAt: at, changedAt: at },
          ...(refusal ? { state: 'stopped', refusal } : { state: 'sending' }),
          ...{ sent: 0, unclear: 0, failed: 0 },
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return started !== undefined;
}

/** Returns a sending, as last written. */
export async function getSending(id: string): Promise<StoredSending | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: keyOf(id), ConsistentRead: true }),
  );
  return Item && readSending(Item);
}

/** Returns the sendings of a post, to all audiences. */
export async function sendingsOf(postId: string): Promise<Sending[]> {
  const found = await Promise.all(audiences.map((audience) => getSending(sendingId(postId, audience))));
  return found.flatMap((sending) => (sending ? shownOf(sending) : []));
}

/** Returns a sending without the attributes that only the follow-up function needs. */
function shownOf({ position: _, ...shown }: StoredSending): Sending {
  return shown;
}

/** Returns the latest sendings, at most `limit`. */
export async function listSendings(limit: number): Promise<Sending[]> {
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'sending', partition: 'sending', limit, after: undefined },
    readSending,
  );
  return items.map(shownOf);
}

/**
 * Stops a sending, or resumes it where it stopped, also after an interruption. `refusal` is the error name with which
 * the mail service refuses the sender. Returns `undefined` if it is finished or there is none.
 */
export async function setSendingState(
  id: string,
  state: Exclude<SendingState, 'done'>,
  now: Date,
  refusal?: string,
): Promise<Sending | undefined> {
  const known = await getSending(id);
  if (!known || known.state === 'done') return undefined;
  const changed = await updateItem<StoredSending>(keyOf(id), {
    set: { state, changedAt: now.toISOString(), refusal },
    ...(refusal === undefined && { remove: ['refusal'] as const }),
    when: [exists('postId'), isNot('state', 'done')],
  });
  return changed ? readSending(changed) : getSending(id);
}

/** Returns where a sending continues in the list of addresses. */
export function positionIn({ position }: StoredSending): Position | undefined {
  return position === undefined ? undefined : parseSortKey(position);
}

/**
 * Notes the outcome of a part of the list, and where the next part begins (`undefined` after the last part). A part is counted
 * once: a process that finishes it after another one changes nothing.
 */
export async function advanceSending(
  { postId, audience, position, sent, unclear, failed }: StoredSending,
  part: Pick<Sending, 'sent' | 'unclear' | 'failed'> & {
    readonly next: Position | undefined;
  },
  now: Date,
): Promise<void> {
  await updateItem<StoredSending>(keyOf(sendingId(postId, audience)), {
    set: {
      ...{ sent: sent + part.sent, unclear: unclear + part.unclear, failed: failed + part.failed },
      changedAt: now.toISOString(),
      ...(part.next ? { position: sortKey(part.next) } : { state: 'done' as const }),
    },
    // The state is no condition: a sending that was stopped in the meantime still notes its progress, and `done` may replace
    // `stopped`.
    when: [isStill('position', position), isStill('sent', sent), isStill('failed', failed)],
  });
}
