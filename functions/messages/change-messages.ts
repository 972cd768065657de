import {
  deleteSpamMessage,
  setAssignee,
  setDone,
  setNew,
  setNotSpam,
  setSpam,
} from '#functions/data/messages/change-message.ts';
import { forEach } from '#functions/http/for-each.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { BulkChange } from '#shared/messages/bulk.ts';
import { type Message, type MessageState, stateOf } from '#shared/messages/message.ts';
import { assigneeNamed } from './assignees.ts';

type Change = (id: string, now: Date, by: string) => Promise<Message | undefined>;

/** For each change: the function that applies it to a message, and the state that the message has afterwards. */
const changes: Record<BulkChange, readonly [change: Change, state: MessageState]> = {
  done: [setDone, 'done'],
  reopen: [setNew, 'new'],
  spam: [setSpam, 'spam'],
  'not-spam': [setNotSpam, 'new'],
};

export const changeMessages: Operation<'changeMessages'> = async ({ body, administrator, note }) => {
  note({ title: `${body.ids.length} ${body.change}` });
  const [change, state] = changes[body.change];
  const now = new Date();
  return {
    body: await changeEach(body.ids, async (id) => {
      const message = await change(id, now, administrator.username);
      return message !== undefined && stateOf(message) === state;
    }),
  };
};

export const assignMessages: Operation<'assignMessages'> = async ({
  body: { ids, assignee: named, from },
  administrator,
  note,
}) => {
  // Undoing an assignment may return messages to a user who left.
  const assignee = await assigneeNamed(named, from !== undefined);
  note({ title: `${ids.length} → ${assignee || '–'}` });
  const now = new Date();
  return {
    body: await changeEach(ids, async (id) => {
      const message = await setAssignee(id, { assignee, from }, now, administrator.username);
      return message !== undefined && (message.assignee ?? '') === assignee;
    }),
  };
};

export const deleteMessages: Operation<'deleteMessages'> = async ({ body, note }) => {
  note({ title: String(body.ids.length) });
  return { body: await changeEach(body.ids, async (id) => (await deleteSpamMessage(id)) !== 'kept') };
};

/** Calls a function for each message. Returns the ids for which it succeeded, and those for which it failed. */
async function changeEach(ids: readonly string[], act: (id: string) => Promise<boolean>) {
  const { done, failed } = await forEach(ids, async (id) => ((await act(id)) ? id : undefined));
  return { changed: done, failed };
}
