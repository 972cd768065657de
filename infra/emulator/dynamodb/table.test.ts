import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tableWith } from '../testing/table.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startDynalite } from './dynalite.ts';
import { startDynamoDbLocal } from './dynamodb-local.ts';
import { callEngine, type DynamoEngine } from './engine.ts';
import { deleteExpired } from './expiry.ts';
import { prepareTable } from './table.ts';

function put(engine: DynamoEngine, id: string, more: object = {}) {
  const Item = { pk: { S: id }, sk: { S: 'a' }, gsi1pk: { S: 'item' }, gsi1sk: { S: id }, ...more };
  return callEngine(engine, 'PutItem', { TableName: 'site', Item });
}

async function idsOf(engine: DynamoEngine, index?: string): Promise<string[]> {
  const { Items } = await callEngine<{ Items: { pk: { S: string } }[] }>(engine, 'Scan', {
    TableName: 'site',
    ...(index && { IndexName: index }),
  });
  return Items.map((item) => item.pk.S).sort();
}

test('creates the template’s table once, and keeps its items', async () => {
  const folder = await temporaryFolder();
  const first = await startDynalite(folder);
  await prepareTable(first, folder, 'site', tableWith('gsi1'));
  await put(first, '1');
  await first.close();

  const second = await startDynalite(folder);
  onTestFinished(() => second.close());
  await prepareTable(second, folder, 'site', tableWith('gsi1'));
  expect(await idsOf(second, 'gsi1')).toEqual(['1']);
});

test('adds a missing index of the template, with every item', async () => {
  const folder = await temporaryFolder();
  const engine = await startDynalite(folder);
  onTestFinished(() => engine.close());
  await prepareTable(engine, folder, 'site', tableWith());
  const ids = Array.from({ length: 60 }, (_, number) => `item-${number}`);
  await Promise.all(ids.map((id) => put(engine, id)));
  await prepareTable(engine, folder, 'site', tableWith('gsi1'));
  expect(await idsOf(engine, 'gsi1')).toEqual(ids.sort());
  expect(await idsOf(engine)).toEqual(ids.sort());
});

test('deletes expired items, and keeps others', async () => {
  const folder = await temporaryFolder();
  const engine = await startDynalite(folder);
  onTestFinished(() => engine.close());
  await prepareTable(engine, folder, 'site', tableWith());
  const now = Math.floor(Date.now() / 1000);
  await put(engine, 'old', { expiresAt: { N: String(now - 10) } });
  await put(engine, 'fresh', { expiresAt: { N: String(now + 1000) } });
  await put(engine, 'lasting');
  await deleteExpired(engine, 'site', tableWith());
  expect(await idsOf(engine)).toEqual(['fresh', 'lasting']);
});

test.runIf(spawnSync('java', ['-version']).status === 0)(
  'behaves the same on DynamoDB Local',
  { timeout: 60_000 },
  async () => {
    const folder = await temporaryFolder();
    const first = await startDynamoDbLocal(folder);
    await prepareTable(first, folder, 'site', tableWith());
    await put(first, 'old', { expiresAt: { N: '1' } });
    await put(first, '1');
    await first.close();

    const second = await startDynamoDbLocal(folder);
    onTestFinished(() => second.close());
    await prepareTable(second, folder, 'site', tableWith('gsi1'));
    await deleteExpired(second, 'site', tableWith('gsi1'));
    expect(await idsOf(second, 'gsi1')).toEqual(['1']);
  },
);

test('every acknowledged write survives kill -9', async () => {
  const folder = await temporaryFolder();
  const engine = await startDynalite(folder);
  await prepareTable(engine, folder, 'site', tableWith('gsi1'));
  await engine.close();

  const writer = spawn(process.execPath, [
    fileURLToPath(new URL('../testing/keep-writing.ts', import.meta.url)),
    folder,
  ]);
  let acknowledged = -1;
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 200) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');

  const reopened = await startDynalite(folder);
  onTestFinished(() => reopened.close());
  const ids = await idsOf(reopened, 'gsi1');
  for (let number = 0; number <= acknowledged; number += 1) expect(ids).toContain(`item#${number}`);
});
