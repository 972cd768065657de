import type { MessageDetails, MessageHandling } from '#shared/messages/handling.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { changesOf, type Wanted, writeChanges } from './message-changes.ts';
import { detailsFromItem, fromItem, getMessageItem } from './stored-message.ts';

/** Others may change a message between being read and being written; so often it is tried again. */
const attempts = 10;

/**
 * Marks a message as processed and returns it, to be kept for as long as `retention` says; one that was keeps its `processedAt`
 * and its status. `by` is the name of who does so. `undefined`: no such message.
 */
export function setDone(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, ({ processed }) => !processed && { status: 'closed' });
}

/**
 * Makes a processed message new again, where it was among the new ones, and returns it. Whoever does so has seen it: it is
 * no spam. `undefined`: no such message.
 */
export function setNew(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, ({ processed }) => processed && { status: 'new', notSpam: true });
}

/** Moves a message that looks like spam to the new ones, and returns it. `undefined`: no such message. */
export function setNotSpam(id: string, now: Date, by = ''): Promise<Message | undefined> {
  const isClear = ({ notSpamAt, spamAt }: MessageDetails) => notSpamAt !== undefined && spamAt === undefined;
  return change(id, now, by, (message) => !isClear(message) && { notSpam: true });
}

/** Moves a message that is not done to those that look like spam, and returns it. `undefined`: no such message. */
export function setSpam(id: string, now: Date, by = ''): Promise<Message | undefined> {
  return change(id, now, by, (message) => stateOf(message) === 'new' && { spam: true });
}

/**
 * Gives a message to somebody, or to nobody (an empty name), and returns it; where `from` is said, only while it is theirs.
 * `undefined`: no such message.
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

/** Changes a message by what it is now, unless it is so already. */
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

/** What became of a save: what is stored now, and whether it is the save that made it so. */
export interface HandlingOutcome {
  readonly saved: boolean;
  readonly message: MessageDetails;
}

/**
 * Saves how a message is handled over the version that was read, and over no other. A save of which only the answer was lost
 * counts as saved. Whoever works on a message that looks like spam says by that that it is none. `undefined`: no such message.
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
