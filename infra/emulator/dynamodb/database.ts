import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TableOwner } from '../data-folder/instance-lock.ts';
import { newCredentials, Owner, type Principals } from '../iam/principals.ts';
import { closeServer, listen } from '../listen.ts';
import type { Stack } from '../template/stack.ts';
import { startDynalite } from './dynalite.ts';
import { sweepExpired } from './expiry.ts';
import { createDynamoGateway } from './gateway.ts';
import { partitionKeysOf } from './leading-keys.ts';
import { hasTable, prepareTable } from './table.ts';
import type { TableProperties } from './table-properties.ts';

export interface Database {
  /** For functions: each may do what its role allows. */
  readonly gatewayUrl: string;
  readonly owner: TableOwner;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly engine: 'dynalite' | 'local';
  /** The process that last had the data folder was killed. */
  readonly afterCrash: boolean;
  /** The data folder was used before: there has to be a table in it. */
  readonly isUsed: boolean;
}

/** Starts an engine with the stack's one table in it, and the gateways before it. */
export async function startDatabase(
  stack: Stack,
  principals: Principals,
  options: DatabaseOptions,
): Promise<Database> {
  const [table, ...others] = stack.resources<TableProperties>('AWS::DynamoDB::Table');
  if (!table || others.length > 0) throw new Error('The template has to have one table.');
  const { dataDir, isUsed } = options;
  const ownerCredentials = newCredentials();
  const { accessKeyId, secretAccessKey } = ownerCredentials;
  // Loaded only when asked for.
  const start =
    options.engine === 'local' ? (await import('./dynamodb-local.ts')).startDynamoDbLocal : startDynalite;
  if (isUsed) checkEngineUsed(dataDir, options.engine);
  const engine = await start(dataDir, !isUsed);
  try {
    if (isUsed && !(await hasTable(engine, dataDir, table.name))) throw new Error(lostData(dataDir));
    await prepareTable(engine, dataDir, table.name, table.properties, options.afterCrash);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const stopSweeping = sweepExpired(engine, table.name, table.properties);
  const tables = new Map([[table.name, partitionKeysOf(table.properties)]]);
  const gateway = createDynamoGateway({ engine, callers: principals, tables, ...stack.place });
  const owner = createDynamoGateway({ engine, callers: new Owner(ownerCredentials), tables, ...stack.place });
  const [gatewayPort, ownerPort] = [await listen(gateway, 0), await listen(owner, 0)];
  return {
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    owner: { dynamodb: `http://127.0.0.1:${ownerPort}`, tableName: table.name, accessKeyId, secretAccessKey },
    async close() {
      await stopSweeping();
      await Promise.all([closeServer(gateway), closeServer(owner)]);
      await engine.close();
    },
  };
}

const folders = { dynalite: 'dynalite', local: 'dynamodb-local' } as const;

/** Refuses to start one engine empty beside the data of the other. */
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
