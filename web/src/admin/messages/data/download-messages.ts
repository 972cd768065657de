import { exportMessages } from '#shared/api/messages/messages.ts';
import { maxAtOnce } from '#shared/messages/bulk.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { byteOrderMark } from '#shared/text/text.ts';
import { saveFile } from '#web/admin/lib/save-file.ts';
import { callApiPage } from '#web/lib/api-client.ts';
import { readTable } from './message-table.ts';

/** Messages to download: given ones, or all that a filter finds. */
export type WhichDownload = { readonly ids: readonly string[] } | { readonly filter: MessageFilter };

/** Saves messages as a file for spreadsheets. */
export async function downloadMessages(which: WhichDownload, fileName: string): Promise<void> {
  const table = await ('ids' in which ? readChosen(which.ids) : readTable(which.filter));
  // Spreadsheets need the byte order mark to read UTF-8, and reading an answer as text removes it.
  saveFile(fileName, 'text/csv', byteOrderMark + table);
}

/** Reads given messages as one CSV text, some per call. Only the headings of the first answer are kept. */
async function readChosen(ids: readonly string[]): Promise<string> {
  let table = '';
  for (let start = 0; start < ids.length; start += maxAtOnce) {
    const { data } = await callApiPage(exportMessages, {
      body: { ids: ids.slice(start, start + maxAtOnce) },
    });
    table += start === 0 ? data : data.slice(data.indexOf('\r\n') + 2);
  }
  return table;
}
