import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynaliteInMemory } from '#infra/emulator/dynamodb/dynalite.ts';
import { hasJava, startDynamoDbLocal } from '#infra/emulator/dynamodb/dynamodb-local.ts';
import { addressOf, noEngine, sharedEngineVariable } from './share-engine.ts';
import { tableDefinition } from './table-definition.ts';

/** A DynamoDB on this machine, with the product's table in it. */
export interface Engine {
  stop(): Promise<void>;
}

const starters = { dynalite: startDynaliteInMemory, 'DynamoDB Local': () => startDynamoDbLocal() };
export type EngineName = keyof typeof starters;

export const engineNames: readonly EngineName[] = ['dynalite', 'DynamoDB Local'];

/** True if this machine can run an engine: DynamoDB Local needs Java, and mutants are tried without it. */
export function canRun(name: EngineName): boolean {
  const shared = process.env[sharedEngineVariable];
  return name === 'dynalite' || (shared !== noEngine && (shared !== undefined || hasJava()));
}

/** Starts an engine, points the AWS variables at it and creates the table. Call it before the first request. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const shared = name === 'DynamoDB Local' ? process.env[sharedEngineVariable] : undefined;
  if (shared) {
    // Gets an empty database: DynamoDB Local has a separate one for each access key.
    process.env.AWS_ACCESS_KEY_ID = randomUUID().replaceAll('-', '');
    process.env.AWS_ENDPOINT_URL_DYNAMODB = shared;
    await createTable();
    return { stop: async () => {} };
  }
  const engine = await starters[name]();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = addressOf(engine);
  await createTable();
  return { stop: engine.close };
}

async function createTable(): Promise<void> {
  const client = new DynamoDBClient();
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: process.env.TABLE_NAME }));
  client.destroy();
}
