import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startDynalite } from '../dynamodb/dynalite.ts';
import { callEngine } from '../dynamodb/engine.ts';
import { deleteExpired } from '../dynamodb/expiry.ts';
import { prepareTable } from '../dynamodb/table.ts';
import { streamOf } from '../testing/stream.ts';
import { tableWith } from '../testing/table.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { StreamViewType } from './change.ts';

/** Starts a table with a stream that has one reader, which reads the changes of `content`. */
async function table(view: StreamViewType = 'KEYS_ONLY') {
  const folder = await temporaryFolder();
  const engine = await startDynalite(folder);
  onTestFinished(() => engine.close());
  await prepareTable(engine, folder, 'site', tableWith());
  const opened = streamOf(engine, folder, view);
  onTestFinished(() => opened.journal.close());
  const write = (operation: string, input: object) => {
    const given = { TableName: 'site', ...input };
    return opened.stream.observe(operation, given, () => callEngine(engine, operation, given));
  };
  const put = (sk: string, more: object = {}, pk = 'content') =>
    write('PutItem', { Item: { pk: { S: pk }, sk: { S: sk }, ...more } });
  const told = () => opened.journal.unread('reader').map(({ name, key }) => `${name} ${key.sk?.S}`);
  return { ...opened, folder, engine, write, put, told };
}

const keyOf = (sk: string) => ({ pk: { S: 'content' }, sk: { S: sk } });

test('reports changes with their kind, in the order of the writes', async () => {
  const { put, write, told } = await table();
  await put('a');
  await put('a', { text: { S: 'new' } });
  await Promise.all([put('b'), write('DeleteItem', { Key: keyOf('a') })]);
  expect(told()).toEqual(['INSERT a', 'MODIFY a', 'INSERT b', 'REMOVE a']);
});

test('each of several simultaneous writes sees the result of the one before', async () => {
  const { put, told } = await table();
  await Promise.all([put('a', { text: { S: 'first' } }), put('a', { text: { S: 'second' } })]);
  expect(told()).toEqual(['INSERT a', 'MODIFY a']);
});

test('reports each item of a batch', async () => {
  const { put, write, told } = await table();
  await put('a');
  const site = [{ DeleteRequest: { Key: keyOf('a') } }, { PutRequest: { Item: keyOf('b') } }];
  await write('BatchWriteItem', { TableName: undefined, RequestItems: { site } });
  expect(told()).toEqual(['INSERT a', 'REMOVE a', 'INSERT b']);
});

test('reports nothing for a write that changed nothing, failed, or that nobody reads', async () => {
  const { put, write, told } = await table();
  await put('a', { text: { S: 'x' } });
  await put('a', { text: { S: 'x' } });
  await put('a', {}, 'other');
  await write('DeleteItem', { Key: keyOf('absent') });
  const exists = { ConditionExpression: 'attribute_exists(pk)' };
  await expect(write('PutItem', { Item: keyOf('b'), ...exists })).rejects.toThrow('ConditionalCheckFailed');
  await expect(put('')).rejects.toThrow('ValidationException');
  expect(told()).toEqual(['INSERT a']);
});

test.each(['', 5])('passes a write with the invalid key %j to the engine', async (sk) => {
  const { stream, told } = await table();
  const input = { TableName: 'site', Item: { pk: { S: 'content' }, sk: { S: sk } } };
  expect(await stream.observe('PutItem', input, async () => 'refused')).toBe('refused');
  expect(told()).toEqual([]);
});

test('reports an expired item as removed by the table itself', async () => {
  const { stream, engine, journal, put } = await table();
  await put('a', { expiresAt: { N: '1' } });
  await deleteExpired(engine, 'site', tableWith(), stream);
  expect(journal.unread('reader').map(({ name, by }) => [name, by])).toEqual([
    ['INSERT', 'caller'],
    ['REMOVE', 'expiry'],
  ]);
});

test.each<[StreamViewType, unknown[]]>([
  ['KEYS_ONLY', [undefined, undefined]],
  ['OLD_IMAGE', [{ S: 'old' }, undefined]],
  ['NEW_IMAGE', [undefined, { S: 'new' }]],
  ['NEW_AND_OLD_IMAGES', [{ S: 'old' }, { S: 'new' }]],
])('%s contains the expected images', async (view, images) => {
  const { put, journal } = await table(view);
  await put('a', { text: { S: 'old' } });
  await put('a', { text: { S: 'new' } });
  const change = journal.unread('reader').at(-1);
  expect([change?.oldImage?.text, change?.newImage?.text]).toEqual(images);
});

test('readers see a write as soon as it is acknowledged', async () => {
  const { put, stream, told } = await table();
  const seen: string[][] = [];
  stream.onChange(() => seen.push(told()));
  await put('a');
  expect(seen).toEqual([['INSERT a']]);
});

test('the next start determines the outcome of an interrupted write', async () => {
  const { journal, engine, folder, put } = await table();
  await put('b');
  journal.begin([{ key: keyOf('done') }, { key: keyOf('not done') }], 'caller');
  await callEngine(engine, 'PutItem', { TableName: 'site', Item: keyOf('done') });
  appendFileSync(join(folder, 'stream.jsonl'), '{"intent":{"num');
  const next = streamOf(engine, folder);
  onTestFinished(() => next.journal.close());
  await next.stream.recover();
  expect(next.journal.unread('reader').map(({ key }) => key.sk)).toEqual([{ S: 'b' }, { S: 'done' }]);
  expect(next.journal.intents).toEqual([]);
});

test('forgets what was read, also after a restart', async () => {
  const { journal, engine, folder, put } = await table();
  await put('a');
  await put('b');
  journal.read('reader', journal.unread('reader')[0]?.sequence ?? 0);
  const next = streamOf(engine, folder);
  onTestFinished(() => next.journal.close());
  const [left, ...more] = next.journal.unread('reader');
  expect([left?.key.sk, more]).toEqual([{ S: 'b' }, []]);
  next.journal.read('reader', left?.sequence ?? 0);
  expect(statSync(join(folder, 'stream.jsonl')).size).toBe(0);
});

test('every change whose write was acknowledged survives kill -9', async () => {
  const { folder, engine } = await table();
  await engine.close();
  const file = fileURLToPath(new URL('../testing/keep-changing.ts', import.meta.url));
  const writer = spawn(process.execPath, [file, folder]);
  let acknowledged = -1;
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 100) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  expect(writer.signalCode).toBe('SIGKILL');

  const reopened = await startDynalite(folder);
  onTestFinished(() => reopened.close());
  const { stream, journal } = streamOf(reopened, folder);
  onTestFinished(() => journal.close());
  await stream.recover();
  const told = journal.unread('reader').map(({ key }) => Number(key.sk?.S));
  for (let number = 0; number <= acknowledged; number += 1) expect(told).toContain(number);
});
