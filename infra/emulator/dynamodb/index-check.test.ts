import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen, readBody } from '../http/listen.ts';
import { tableWith } from '../testing/table.ts';
import { indexesAgree } from './index-check.ts';
import type { Item } from './scan.ts';

function item(id: string, more: Item = {}): Item {
  return { pk: { S: id }, sk: { S: 'a' }, gsi1pk: { S: 'item' }, gsi1sk: { S: id }, ...more };
}

/** Returns true if the check accepts a table with these items and an index with these entries. */
async function agree(items: Item[], entries: Item[], table = tableWith('gsi1')): Promise<boolean> {
  const server = createServer(async (request, response) => {
    const { IndexName } = JSON.parse((await readBody(request, 10_000)).toString());
    response.end(JSON.stringify({ Items: IndexName ? entries : items }));
  });
  onTestFinished(() => closeServer(server));
  const address = { host: '127.0.0.1', port: await listen(server, 0) } as const;
  return indexesAgree({ address, close: async () => {} }, 'site', table);
}

const { gsi1pk: _, ...unlisted } = item('3');

test('an index with exactly the entries of its items is consistent', async () => {
  expect(await agree([item('1'), item('2'), unlisted], [item('2'), item('1')])).toBe(true);
});

test.each([
  ['an entry of an item that is not there', [item('1')], [item('1'), item('2')]],
  ['no entry of an item that is', [item('1'), item('2')], [item('1')]],
  ['an entry of an item as it was', [item('1', { done: { BOOL: true } })], [item('1')]],
  ['an entry under another key', [item('1')], [item('1', { gsi1sk: { S: '9' } })]],
])('an index with %s is inconsistent', async (_, items, entries) => {
  expect(await agree(items, entries)).toBe(false);
});

test('compares only the projected attributes of a partial index', async () => {
  const { GlobalSecondaryIndexes = [], ...table } = tableWith('gsi1');
  const Projection = { ProjectionType: 'INCLUDE', NonKeyAttributes: ['title'] };
  const partial = {
    ...table,
    GlobalSecondaryIndexes: GlobalSecondaryIndexes.map((index) => ({ ...index, Projection })),
  };
  const stored = item('1', { title: { S: 'Now' }, text: { S: 'Long' } });
  expect(await agree([stored], [item('1', { title: { S: 'Now' } })], partial)).toBe(true);
  expect(await agree([stored], [item('1', { title: { S: 'Before' } })], partial)).toBe(false);
});
