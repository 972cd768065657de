import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openStack } from '../template/stack.ts';
import { runGuestbook } from '../testing/run-guestbook.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A damaged folder with stored data is never treated as a fresh one. */
const guestbook = runGuestbook();
const start = (dataDir: string) => guestbook.start({ dataDir });
const tableName = () => openStack(guestbook.cdkOut, '').resources('AWS::DynamoDB::Table')[0]?.name;

/** The id of a note that is stored. */
let kept: string;

// The folder is copied after the stack has stopped, so that the copy is complete.
beforeAll(async () => {
  const answer = await guestbook.ask('/notes', { method: 'POST', body: JSON.stringify({ text: 'Kept.' }) });
  ({ id: kept } = (await answer.json()) as { id: string });
  await guestbook.stack.settled();
  await guestbook.stack.close();
});

async function damaged(damage: (dataDir: string) => Promise<unknown>): Promise<string> {
  const copy = join(await temporaryFolder(), 'data');
  await cp(guestbook.dataDir, copy, { recursive: true });
  await damage(copy);
  return copy;
}

test.each([
  ['the database is gone', (data: string) => rm(join(data, 'dynalite'), { recursive: true })],
  [
    'the database is an empty folder',
    async (data: string) => {
      await rm(join(data, 'dynalite'), { recursive: true });
      await mkdir(join(data, 'dynalite'));
    },
  ],
  ['the database has lost its beginning', (data: string) => rm(join(data, 'dynalite/CURRENT'))],
  ['the database is garbled', (data: string) => writeFile(join(data, 'dynalite/CURRENT'), 'nothing\n')],
  ['the pictures are gone', (data: string) => rm(join(data, 's3'), { recursive: true })],
  ['the pictures are an empty file', (data: string) => writeFile(join(data, 's3/fauxqs.db'), '')],
  ['the pictures are garbled', (data: string) => writeFile(join(data, 's3/fauxqs.db'), 'nothing\n')],
  [
    'the items that wait for a new table are cut off',
    async (data: string) => {
      await mkdir(join(data, 'tables'));
      await writeFile(join(data, 'tables', `${tableName()}.json`), '[{"pk":{"S":"message');
    },
  ],
])('when %s the failure is explained in one sentence', async (_, damage) => {
  const data = await damaged(damage);
  await expect(start(data)).rejects.toThrow(/^[^\n]*(gone|cannot be opened|damaged)[^\n]*DATA_DIR\.$/);
  // The second start fails, too: the first one has not created anything that looks like a fresh database.
  await expect(start(data)).rejects.toThrow(/DATA_DIR\.$/);
});

const streamFile = async (data: string) => {
  const folder = join(data, 'streams');
  return join(folder, String((await readdir(folder))[0]));
};

test.each([
  ['no text at all', '\u{1}\u{2}garbage\n'],
  ['something that is JSON', '[1, 2]\n3\n'],
  ['a line of another version', '{"intent":{"id":"a"}}\n'],
  ['changes of another version', '{"of":1,"changes":[{"key":"a"}]}\n'],
])(
  'when the waiting changes are %s the failure is explained in one sentence, and they are kept',
  async (_, text) => {
    const data = await damaged(async (dataDir) => writeFile(await streamFile(dataDir), text));
    await expect(start(data)).rejects.toThrow(/^[^\n]*damaged or of another version[^\n]*DATA_DIR\.$/);
    expect(await readFile(await streamFile(data), 'utf8')).toBe(text);
  },
);

test.each([
  ['a change that was cut off', streamFile, '{"intent":{"number":1,"ima'],
  ['zeros where a change was begun', streamFile, '{"of":\0\0\0'],
  ['a list of what was deployed that was cut off', 'deployments.json', '{"Bucket":{"prop'],
  ['one that says nothing', 'deployments.json', 'null'],
  ['one of another form', 'deployments.json', '{"BellRing":"1","Sign":null}'],
  ['a stack id that is none', 'stack-id', 'nothing\n'],
  ['a lock that is none', 'lock', 'nothing'],
  ['an address of the engine that is none', 'engine.json', '{'],
])('with %s it starts, and nothing is lost', async (_, file, text) => {
  const data = await damaged(async (dataDir) =>
    writeFile(typeof file === 'string' ? join(dataDir, file) : await file(dataDir), text),
  );
  const stack = await start(data);
  expect((await fetch(`${stack.url}/`)).status).toBe(200);
  expect((await fetch(`${stack.url}/notes/${kept}`)).status).toBe(200);
  await stack.close();
});

test('names the other engine if the data belong to it', async () => {
  const data = await damaged(async (dataDir) => {
    await rm(join(dataDir, 'dynalite'), { recursive: true });
    await mkdir(join(dataDir, 'dynamodb-local'));
  });
  await expect(start(data)).rejects.toThrow(/another engine: start with DYNAMODB=local/);
});

test('replaces a stack id without text, as a full disk leaves it, and loses nothing', async () => {
  const data = await damaged((dataDir) => writeFile(join(dataDir, 'stack-id'), ''));
  const stack = await start(data);
  expect((await fetch(`${stack.url}/`)).status).toBe(200);
  await stack.close();
});
