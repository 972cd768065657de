import { deleteMessage } from '#functions/data/message-deletion.ts';
import {
  clearMessage,
  condemnMessage,
  markMessageProcessed,
  reopenMessage,
} from '#functions/data/message-state.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { BulkChange } from '#shared/messages/bulk.ts';
import { type ContactSubmission, type MessageState, stateOf } from '#shared/messages/message.ts';

const atATime = 20;

type Change = (id: string, now: Date, by: string) => Promise<ContactSubmission | undefined>;

/** What each change does to one message, and where that is afterwards. */
const changes: Record<BulkChange, readonly [change: Change, state: MessageState]> = {
  done: [markMessageProcessed, 'done'],
  reopen: [reopenMessage, 'new'],
  spam: [condemnMessage, 'spam'],
  'not-spam': [clearMessage, 'new'],
};

export const changeContactSubmissions: Operation<'changeContactSubmissions'> = async ({
  body,
  administrator,
  note,
}) => {
  note({ title: `${body.ids.length} ${body.change}` });
  const [change, state] = changes[body.change];
  const now = new Date();
  return {
    body: await forEach(body.ids, async (id) => {
      const message = await change(id, now, administrator.username);
      return message !== undefined && stateOf(message) === state;
    }),
  };
};

export const deleteContactSubmissions: Operation<'deleteContactSubmissions'> = async ({ body, note }) => {
  note({ title: String(body.ids.length) });
  return { body: await forEach(body.ids, async (id) => (await deleteMessage(id)) !== 'kept') };
};

/** Does something to each of some messages, and answers for which it holds afterwards, and for which it failed. */
async function forEach(ids: readonly string[], act: (id: string) => Promise<boolean>) {
  const changed: string[] = [];
  const failed: string[] = [];
  const each = async (id: string) => {
    try {
      if (await act(id)) changed.push(id);
    } catch (failure) {
      console.error({ failure: 'One of many messages was not changed', id, cause: failure });
      failed.push(id);
    }
  };
  const all = [...new Set(ids)];
  for (let start = 0; start < all.length; start += atATime) {
    await Promise.all(all.slice(start, start + atATime).map(each));
  }
  return { changed, failed };
}
