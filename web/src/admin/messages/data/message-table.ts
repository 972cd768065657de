import { exportMessages } from '#shared/api/messages/messages.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { callApiPage } from '#web/lib/api-client.ts';

/** Reads all messages that a filter finds, page by page, as one CSV text. */
export async function readTable(filter: MessageFilter): Promise<string> {
  let table = '';
  let cursor: string | undefined;
  do {
    const page = await callApiPage(exportMessages, { body: { ...filter, cursor } });
    table += page.data;
    cursor = page.next;
  } while (cursor !== undefined);
  return table;
}
