import type { Principals } from '../iam/principals.ts';
import { closeServer, listen } from '../listen.ts';
import type { Stack } from '../template/stack.ts';
import { startDynalite } from './dynalite.ts';
import { sweepExpired } from './expiry.ts';
import { createDynamoGateway } from './gateway.ts';
import { prepareTable } from './table.ts';
import type { TableProperties } from './table-properties.ts';

export interface Database {
  /** For functions: each may do what its role allows. */
  readonly gatewayUrl: string;
  /** For the owner of the data folder, who may do everything. */
  readonly ownerUrl: string;
  readonly tableName: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly engine: 'dynalite' | 'local';
  /** The process that last had the data folder was killed. */
  readonly afterCrash: boolean;
}

/** Starts an engine with the stack's one table in it, and the gateways before it. */
export async function startDatabase(
  stack: Stack,
  principals: Principals,
  options: DatabaseOptions,
): Promise<Database> {
  const [table, ...others] = stack.resources<TableProperties>('AWS::DynamoDB::Table');
  if (!table || others.length > 0) throw new Error('The template has to have one table.');
  const { dataDir } = options;
  // Loaded only when asked for.
  const start =
    options.engine === 'local' ? (await import('./dynamodb-local.ts')).startDynamoDbLocal : startDynalite;
  const engine = await start(dataDir);
  try {
    await prepareTable(engine, dataDir, table.name, table.properties, options.afterCrash);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const stopSweeping = sweepExpired(engine, table.name, table.properties);
  const gateway = createDynamoGateway({ engine, principals, ...stack.place });
  const owner = createDynamoGateway({ engine, ...stack.place });
  const [gatewayPort, ownerPort] = [await listen(gateway, 0), await listen(owner, 0)];
  return {
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    ownerUrl: `http://127.0.0.1:${ownerPort}`,
    tableName: table.name,
    async close() {
      await stopSweeping();
      await Promise.all([closeServer(gateway), closeServer(owner)]);
      await engine.close();
    },
  };
}
