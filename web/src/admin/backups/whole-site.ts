import { getBackupItems } from '#shared/api/backups.ts';
import { restorable } from '#shared/backups.ts';
import { pictureFiles } from '#shared/images/renditions.ts';
import { byteOrderMark } from '#shared/text/text.ts';
import { callApi } from '#web/lib/api-client.ts';
import { readTable } from '../messages/data/message-table.ts';
import { readAddresses } from '../newsletter/newsletter-queries.ts';

interface ArchivedFile {
  readonly name: string;
  readonly input: string | Uint8Array<ArrayBuffer>;
}

/** Yields the items of one part of a restore point, one stored file after the other. */
export async function* itemsOf(
  id: string,
  part: (typeof restorable)[number],
): AsyncGenerator<readonly unknown[]> {
  let file: number | undefined = 0;
  while (file !== undefined) {
    const page: { items: unknown[]; next?: number | undefined } = await callApi(getBackupItems, {
      params: { id, part, file: String(file) },
    });
    yield page.items;
    file = page.next;
  }
}

/**
 * Yields the files of a copy of the whole site: everything in a restore point, the pictures, and the visitors' messages and the
 * newsletter's addresses as they are now. Holds one large file at a time in memory.
 */
export async function* wholeSite(pointId: string): AsyncGenerator<ArchivedFile> {
  const pictures = new Set<string>();
  for (const part of restorable) {
    let number = 1;
    for await (const items of itemsOf(pointId, part)) {
      yield { name: `${part}-${number}.json`, input: `${JSON.stringify(items, null, 2)}\n` };
      number += 1;
      if (part === 'pictures') for (const file of items.flatMap(filesOf)) pictures.add(file);
    }
  }
  yield { name: 'messages.csv', input: byteOrderMark + (await readTable({})) };
  yield { name: 'newsletter.csv', input: byteOrderMark + (await readAddresses()) };
  for (const path of pictures) {
    const answer = await fetch(path);
    // The picture was deleted after the point was made.
    if (answer.status === 404) continue;
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    yield { name: path.replace(/^\//, ''), input: new Uint8Array(await answer.arrayBuffer()) };
  }
}

function filesOf(item: unknown): string[] {
  const { address } = Object(item);
  return typeof address === 'string' ? pictureFiles(address) : [];
}
