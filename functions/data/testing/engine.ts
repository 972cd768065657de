import { spawnSync } from 'node:child_process';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynaliteInMemory } from '#infra/emulator/dynamodb/dynalite.ts';
import { startDynamoDbLocal } from '#infra/emulator/dynamodb/dynamodb-local.ts';
import { tableDefinition } from './table-definition.ts';

/** A DynamoDB on this machine, with the product's table in it. */
export interface Engine {
  stop(): Promise<void>;
}

const starters = { dynalite: startDynaliteInMemory, 'DynamoDB Local': () => startDynamoDbLocal() };
export type EngineName = keyof typeof starters;

/** The engines this machine can run: DynamoDB Local needs Java 17. */
export function enginesHere(): EngineName[] {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  return version >= 17 ? ['dynalite', 'DynamoDB Local'] : ['dynalite'];
}

/** Starts an engine, points the AWS variables at it and creates the table. Comes before the first request. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const { address, close } = await starters[name]();
  if (!('port' in address)) throw new Error(`${name} listens on no port.`);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://${address.host}:${address.port}`;
  await createTable();
  return { stop: close };
}

async function createTable(): Promise<void> {
  const client = new DynamoDBClient();
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: process.env.TABLE_NAME }));
  client.destroy();
}
