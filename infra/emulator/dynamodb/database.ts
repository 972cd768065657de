import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountQuotas } from '../account.ts';
import type { DiskSpace } from '../data-folder/disk-space.ts';
import type { Mapping } from '../event-source/mapping.ts';
import type { StreamDescription } from '../event-source/stream-event.ts';
import { closeServer, listen } from '../http/listen.ts';
import type { Callers, Principals } from '../iam/principals.ts';
import { StreamJournal } from '../stream/journal.ts';
import { TableStream } from '../stream/table-stream.ts';
import { streamArn } from '../template/physical-names.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { startDynalite } from './dynalite.ts';
import type { DynamoEngine } from './engine.ts';
import { sweepExpired } from './expiry.ts';
import { createDynamoGateway } from './gateway.ts';
import { LateIndexes } from './late-indexes.ts';
import { partitionKeysOf } from './leading-keys.ts';
import { hasTable, prepareTable } from './table.ts';
import type { TableProperties } from './table-properties.ts';
import { Throughput } from './throughput.ts';

export interface Database {
  /** The URL for functions, which may do what their roles allow. */
  readonly gatewayUrl: string;
  /** The URL for the owner of the data folder, who may do everything. */
  readonly ownerUrl: string;
  readonly tableName: string;
  /** The stream of the table, if it has one. */
  readonly stream: StreamOfTable | undefined;
  close(): Promise<void>;
}

/** A table's stream, for its readers. */
export interface StreamOfTable {
  readonly description: StreamDescription;
  readonly changes: TableStream;
  readonly journal: StreamJournal;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly engine: 'dynalite' | 'local';
  /** True if the previous process with this data folder was killed. */
  readonly afterCrash: boolean;
  /** True if the data folder was used before: it must contain a table. */
  readonly isUsed: boolean;
  readonly room: DiskSpace;
  /** The owner of the data folder, who may do everything. */
  readonly owner: Callers;
  /** How long an index lacks a write, in milliseconds. @default indexes are current */
  readonly indexDelayMs?: number | undefined;
  /** @default no limit */
  readonly account?: AccountQuotas | undefined;
  /** The readers of the table's stream. */
  readonly mappings: readonly Mapping[];
  /** The time of the stream's changes, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Starts an engine with the stack's only table, and the gateways in front of the engine. */
export async function startDatabase(
  stack: Stack,
  principals: Principals,
  options: DatabaseOptions,
): Promise<Database> {
  const [table, ...others] = stack.resources<TableProperties>('AWS::DynamoDB::Table');
  if (!table || others.length > 0) throw new Error('The template has to have one table.');
  const { dataDir, isUsed } = options;
  // DynamoDB Local is imported only when it is requested.
  const start =
    options.engine === 'local' ? (await import('./dynamodb-local.ts')).startDynamoDbLocal : startDynalite;
  if (isUsed) checkEngineUsed(dataDir, options.engine);
  const engine = await start(dataDir, !isUsed);
  let stream: StreamOfTable | undefined;
  try {
    if (isUsed && !(await hasTable(engine, dataDir, table.name))) throw new Error(lostData(dataDir));
    await prepareTable(engine, dataDir, table.name, table.properties, options.afterCrash);
    stream = await openStream(stack, engine, table, options);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const observer = stream?.changes;
  const stopSweeping = sweepExpired(engine, table.name, table.properties, observer);
  const tables = new Map([[table.name, partitionKeysOf(table.properties)]]);
  const { indexDelayMs: delayMs } = options;
  const lateIndexes = delayMs ? new LateIndexes({ engine, table, delayMs }) : undefined;
  const throughput = new Throughput(options.account ?? {});
  const shared = { engine, tables, observer, lateIndexes, throughput, room: options.room, ...stack.place };
  const gateway = createDynamoGateway({ ...shared, callers: principals });
  const owner = createDynamoGateway({ ...shared, callers: options.owner });
  const [gatewayPort, ownerPort] = [await listen(gateway, 0), await listen(owner, 0)];
  return {
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    ownerUrl: `http://127.0.0.1:${ownerPort}`,
    tableName: table.name,
    stream,
    async close() {
      await stopSweeping();
      await Promise.all([closeServer(gateway), closeServer(owner)]);
      await engine.close();
      stream?.journal.close();
    },
  };
}

/** Opens the table's stream, and records the writes that a killed process had begun, if they were done. */
async function openStream(
  stack: Stack,
  engine: DynamoEngine,
  { name, properties }: Resource<TableProperties>,
  { dataDir, mappings, now }: DatabaseOptions,
): Promise<StreamOfTable | undefined> {
  if (!properties.StreamSpecification) return undefined;
  const { StreamViewType: view, ...others } = properties.StreamSpecification;
  const [strange] = Object.keys(others);
  if (strange) throw new Error(`${strange} of the stream of ${name} is not known locally.`);
  const description = { arn: streamArn(name, stack.place), region: stack.place.region, view };
  const readers = mappings.filter(({ stream }) => stream === description.arn);
  const journal = new StreamJournal(
    join(dataDir, 'streams', `${name}.jsonl`),
    readers.map((reader) => reader.name),
  );
  const changes = new TableStream({
    engine,
    table: { name, keys: properties.KeySchema.map(({ AttributeName }) => AttributeName) },
    view,
    journal,
    isRead: (key) => readers.some(({ filter }) => filter.wantsItem(key)),
    now,
  });
  await changes.recover();
  return { description, changes, journal };
}

const folders = { dynalite: 'dynalite', local: 'dynamodb-local' } as const;

/** Throws if the data folder has data of the other engine. */
function checkEngineUsed(dataDir: string, engine: DatabaseOptions['engine']): void {
  if (existsSync(join(dataDir, folders[engine]))) return;
  const other = engine === 'local' ? 'dynalite' : 'local';
  if (!existsSync(join(dataDir, folders[other]))) throw new Error(lostData(dataDir));
  throw new Error(
    `What the data folder ${dataDir} holds belongs to another engine: start ${
      other === 'local' ? 'with' : 'without'
    } DYNAMODB=local, or choose another folder with DATA_DIR.`,
  );
}

function lostData(dataDir: string): string {
  return (
    `The data folder ${dataDir} was used before, but its database is gone: ` +
    'put the folder back from a copy, delete it to start over, or choose another with DATA_DIR.'
  );
}
