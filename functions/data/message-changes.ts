import {
  changeMaxLength,
  type MessageChange,
  type MessageDetails,
  mostChanges,
} from '#shared/messages/handling.ts';
import { isDone, type MessageStatus } from '#shared/messages/status.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { detailsFromItem, messageKey, placeOf, type StoredMessage } from './stored-message.ts';
import type { Item } from './table/stored-item.ts';
import { ttl } from './table/table.ts';
import { exists, isStill, updateItem } from './table/update-item.ts';

/** What somebody wants a message to be; what is not named stays. */
export interface Wanted {
  readonly status?: MessageStatus;
  /** Empty: nobody's. */
  readonly assignee?: string;
  readonly note?: string;
  readonly notSpam?: true;
  readonly spam?: true;
}

/** What would change in a message by what is wanted, as its history has it. */
export function changesOf(message: MessageDetails, wanted: Wanted, now: Date, by: string): MessageChange[] {
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

/** The beginning of a text, which cuts no letter in two. */
function begin(text: string): string {
  return text.length <= changeMaxLength
    ? text
    : `${text.slice(0, changeMaxLength - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/**
 * Writes a message as it is wanted, with its history and its place in the lists, by one write. `item` is the message as it
 * was read; `undefined`: somebody else has changed it since, or it is gone.
 *
 * The history is a list in the message's own item: so it cannot miss a change or tell of one that was not made, costs no write of
 * its own, and is found, exported, deleted and expires with the message. It holds the latest changes only, and of texts
 * their beginnings, which bounds it.
 */
export async function writeChanges(
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
    // Older releases change the instants and no version.
    when: [
      exists('pk'),
      isStill('version', item.version),
      isStill('processedAt', item.processedAt),
      isStill('notSpamAt', item.notSpamAt),
      isStill('spamAt', item.spamAt),
    ],
  });
}

/** What is stored of a history, also what only a newer release can read, and what comes to it. */
function historyWith(stored: unknown, changes: readonly MessageChange[]): MessageChange[] {
  return [...(Array.isArray(stored) ? stored : []), ...changes].slice(-mostChanges);
}
