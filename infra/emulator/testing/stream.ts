import { join } from 'node:path';
import type { DynamoEngine } from '../dynamodb/engine.ts';
import type { StreamViewType } from '../stream/change.ts';
import { StreamJournal } from '../stream/journal.ts';
import { TableStream } from '../stream/table-stream.ts';

/** Returns the stream of the table `site`, of which `reader` reads the changes of items with the key `content`. */
export function streamOf(engine: DynamoEngine, folder: string, view: StreamViewType = 'KEYS_ONLY') {
  const journal = new StreamJournal(join(folder, 'stream.jsonl'), ['reader']);
  const stream = new TableStream({
    engine,
    table: { name: 'site', keys: ['pk', 'sk'] },
    view,
    journal,
    isRead: ({ pk }) => pk?.S === 'content',
  });
  return { stream, journal };
}
