import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import {
  changeMaxLength,
  type MessageChange,
  type MessageDetails,
  type MessageHandling,
  maxChanges,
} from '#shared/messages/handling.ts';
import { type Message, type MessageList, stateOf } from '#shared/messages/message.ts';
import { isDone, type MessageStatus } from '#shared/messages/status.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { positionOf, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName, ttl } from '../table/table.ts';
import { exists, isStill, updateItem } from '../table/update-item.ts';
import {
  detailsFromItem,
  fromItem,
  getMessageItem,
  messageKey,
  messagesIn,
  placeOf,
  type StoredMessage,
} from './message.ts';

/** How often a change is tried again when another user changed the message between its read and its write. */
const attempts = 10;

/**
 * Marks a message as processed and returns it; `retention` says how long it is kept from then on. A message that is
 * processed already keeps its `processedAt` and its status. `by` is a username. Returns `undefined` if there is no such
 * message.
 */
export function setDone(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, ({ processed }) => !processed && { status: 'closed' });
}

/**
 * Makes a processed message new again and returns it. It counts as seen, and is not spam. Returns `undefined` if there
 * is no such message.
 */
export function setNew(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, ({ processed }) => processed && { status: 'new', notSpam: true });
}

/**
 * Moves a message that looks like spam to the new ones, and returns it. Returns `undefined` if there is no such message.
 */
export function setNotSpam(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, () => ({ notSpam: true }));
}

/**
 * Moves a message that is not done to those that look like spam, and returns it. Returns `undefined` if there is no such
 * message.
 */
export function setSpam(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, (message) => stateOf(message) === 'new' && { spam: true });
}

/**
 * Assigns a message to a user, or to nobody (an empty name), and returns it. With `from`, only if the message is still assigned
 * to the user `from`. Returns `undefined` if there is no such message.
 */
export function setAssignee(
  id: string,
  { assignee, from }: { readonly assignee: string; readonly from?: string | undefined },
  now: Date,
  by = '',
): Promise<Message | undefined> {
  return change(id, now, by, ({ assignee: current = '' }) =>
    from === undefined || from === current ? { assignee } : false,
  );
}

/** Applies a change to the current state of a message; does nothing if the message is in that state already. */
async function change(
  id: string,
  now: Date,
  by: string,
  wantedOf: (message: MessageDetails) => Wanted | false,
): Promise<Message | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const item = await getMessageItem(id);
    const message = item && detailsFromItem(item);
    if (!message) return undefined;
    const wanted = wantedOf(message);
    const changes = wanted ? changesOf(message, wanted, now, by) : [];
    if (!wanted || changes.length === 0) return fromItem(item);
    const written = await writeChanges(item, wanted, changes, now);
    if (written) return fromItem(written);
  }
  throw new Error('A message was changed by others again and again.');
}

/** The outcome of a save: what is stored now, and whether this save wrote it. */
export interface HandlingOutcome {
  readonly saved: boolean;
  readonly message: MessageDetails;
}

/**
 * Saves how a message is handled, if the stored version is still the one that was read; otherwise `saved` is false. A save that
 * is repeated because its answer was lost counts as saved. A message that looks like spam becomes a normal one when its status
 * is set to anything but `new`. Returns `undefined` if there is no such message.
 */
export async function saveHandling(
  id: string,
  { version, ...values }: MessageHandling,
  now: Date,
  by: string,
): Promise<HandlingOutcome | undefined> {
  const item = await getMessageItem(id);
  const message = item && detailsFromItem(item);
  if (!message) return undefined;
  if (message.version === version) {
    const isWorkedOn = values.status !== 'new' && stateOf(message) === 'spam';
    const wanted = { ...values, ...(isWorkedOn && { notSpam: true as const }) };
    const changes = changesOf(message, wanted, now, by);
    if (changes.length === 0) return { saved: true, message };
    const written = await writeChanges(item, wanted, changes, now);
    const saved = written && detailsFromItem(written);
    if (saved) return { saved: true, message: saved };
  }
  const latest = await getMessageItem(id);
  const current = latest && detailsFromItem(latest);
  return current && { saved: isThatSave(current, { ...values, version }, by), message: current };
}

function isThatSave(
  { version, history: [latest], status, assignee = '', note }: MessageDetails,
  save: MessageHandling,
  by: string,
): boolean {
  return (
    version === save.version + 1 &&
    latest?.by === by &&
    JSON.stringify([status, assignee, note]) === JSON.stringify([save.status, save.assignee, save.note])
  );
}

/** The wanted state of a message. Properties that are left out stay as they are. */
interface Wanted {
  readonly status?: MessageStatus;
  /** Empty: assigned to nobody. */
  readonly assignee?: string;
  readonly note?: string;
  readonly notSpam?: true;
  readonly spam?: true;
}

/** Returns the history entries for the differences between a message and its wanted state. */
function changesOf(message: MessageDetails, wanted: Wanted, now: Date, by: string): MessageChange[] {
  const change = (what: MessageChange['what'], from: string, to = from): MessageChange[] =>
    from === to ? [] : [{ at: now.toISOString(), by, what, from: begin(from), to: begin(to) }];
  const isSuspected = message.suspicions.length > 0 && message.notSpamAt === undefined;
  const isCleared = wanted.notSpam && (isSuspected || message.spamAt !== undefined);
  const isCondemned = wanted.spam && message.spamAt === undefined;
  return [
    ...change('status', message.status, wanted.status),
    ...change('assignee', message.assignee ?? '', wanted.assignee),
    ...change('note', message.note, wanted.note),
    ...(isCleared ? change('not-spam', '', now.toISOString()) : []),
    ...(isCondemned ? change('spam', '', now.toISOString()) : []),
  ];
}

/** Returns the beginning of a text, without half a surrogate pair at its end. */
function begin(text: string): string {
  return text.length <= changeMaxLength
    ? text
    : `${text.slice(0, changeMaxLength - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/**
 * Writes a message in its wanted state, with its history and its place in the lists, by one write. `item` is the message as it
 * was read. Returns `undefined` if another user has changed it since, or it is gone.
 *
 * The history is a list in the message's own item. So it always has exactly the changes that were made, and costs no extra
 * write. It is found, exported, deleted and expires together with the message. It is limited to the latest changes, and to the
 * beginnings of texts.
 */
async function writeChanges(
  item: Item,
  { status, assignee, note, notSpam, spam }: Wanted,
  changes: readonly MessageChange[],
  now: Date,
): Promise<Item | undefined> {
  const before = detailsFromItem(item);
  if (!before) return undefined;
  const done = isDone(status ?? before.status);
  const after: MessageDetails = {
    ...before,
    status: status ?? before.status,
    processed: done,
    processedAt: done ? (before.processedAt ?? now.toISOString()) : undefined,
    ...(notSpam && before.suspicions.length > 0 && { notSpamAt: before.notSpamAt ?? now.toISOString() }),
    ...(notSpam && { spamAt: undefined }),
    ...(spam && { spamAt: now.toISOString(), notSpamAt: undefined }),
  };
  return updateItem<StoredMessage>(messageKey(before.id), {
    set: {
      ...{ status: after.status, processedAt: after.processedAt, note },
      ...{ notSpamAt: after.notSpamAt, spamAt: after.spamAt },
      ...(assignee && { assignee }),
      ...(done && !before.processed && { expiresAt: ttl(now.getTime() + keptMs('message')) }),
      ...placeOf(after),
      version: before.version + 1,
      history: historyWith(item.history, changes),
    },
    remove: [
      ...(done ? [] : (['processedAt', 'expiresAt'] as const)),
      ...(assignee === '' ? (['assignee'] as const) : []),
      ...(notSpam ? (['spamAt'] as const) : []),
      ...(spam ? (['notSpamAt'] as const) : []),
    ],
    // Older releases change the instants but not the version.
    when: [
      exists('pk'),
      isStill('version', item.version),
      isStill('processedAt', item.processedAt),
      isStill('notSpamAt', item.notSpamAt),
      isStill('spamAt', item.spamAt),
    ],
  });
}

/** Appends changes to the stored history. Keeps entries that only a newer release can read. */
function historyWith(stored: unknown, changes: readonly MessageChange[]): MessageChange[] {
  return [...(Array.isArray(stored) ? stored : []), ...changes].slice(-maxChanges);
}

/** How many messages a batch deletes, and how many of them at once. */
const batchSize = 200;
const atATime = 50;

/**
 * Deletes a message while it looks like spam. Returns `kept` if it is in another list, because a user moved it;
 * `absent` if there is no such message.
 */
export async function deleteSpamMessage(id: string): Promise<'deleted' | 'kept' | 'absent'> {
  if (await deleteFrom(['spam', 'urgent-spam'], id)) return 'deleted';
  return (await getMessageItem(id)) ? 'kept' : 'absent';
}

/**
 * Deletes a batch of the messages that look like spam and arrived no later than `before`, latest first. Each message is
 * deleted only while it is in that list, so that a message that a user moves in the meantime is kept.
 */
export async function deleteSpamBatch(
  before: string,
  lists: readonly MessageList[],
): Promise<{ deleted: number; more: boolean }> {
  for (const list of lists) {
    const after = { at: before, id: 'z'.repeat(64) };
    const partition = messagesIn(list);
    const { items: ids, next } = await queryPage(
      { index: 'inState', kind: 'message', partition, limit: batchSize, after },
      (item) => positionOf('inState', item)?.id,
    );
    let deleted = 0;
    for (let at = 0; at < ids.length; at += atATime) {
      const outcomes = await Promise.all(ids.slice(at, at + atATime).map((id) => deleteFrom([list], id)));
      deleted += outcomes.filter(Boolean).length;
    }
    if (ids.length > 0) return { deleted, more: next !== undefined || list !== lists.at(-1) };
  }
  return { deleted: 0, more: false };
}

/** Deletes a message if it is in one of these lists. Returns true if it was deleted. */
async function deleteFrom(lists: readonly MessageList[], id: string): Promise<boolean> {
  const places = lists.map((list, n): [string, string] => [`:list${n}`, messagesIn(list)]);
  const done = await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: messageKey(id),
        ConditionExpression: `#list IN (${places.map(([name]) => name).join(', ')})`,
        ExpressionAttributeNames: { '#list': 'gsi2pk' },
        ExpressionAttributeValues: Object.fromEntries(places),
      }),
    ),
  );
  return done !== undefined;
}
