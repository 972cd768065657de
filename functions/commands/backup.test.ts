import '#functions/data/testing/environment.ts';
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStoredSite, type StoredFile, type StoredItem, type StoredSite } from './testing/stored-site.ts';
import {
  account,
  keptFiles,
  keptItems,
  passingFiles,
  passingItems,
  secretsOfAccount,
} from './testing/whole-site.ts';

let site: StoredSite;
beforeAll(async () => {
  site = await openStoredSite();
});
afterAll(() => site.close());
beforeEach(() => site.wipe());

const amounts = { posts: 12, messages: 300, pictures: 8 };
let made = 0;
/** Returns the path of an export folder that does not exist yet. */
const newFolder = () => join(site.folder, `export-${made++}`);
const exportTo = (folder: string, killAfter?: number) =>
  site.run('export-command.ts', ['--to', folder], killAfter);
const importFrom = (folder: string, options: readonly string[] = [], killAfter?: number) =>
  site.run('import-command.ts', ['--from', folder, ...options], killAfter);

async function store(items: Iterable<StoredItem>, files: Iterable<StoredFile> = []): Promise<void> {
  await site.putItems(items);
  for (const file of files) await site.putFile(file);
}

async function storeAll(): Promise<void> {
  await store(keptItems(amounts), keptFiles(amounts));
  await store([...passingItems(), { ...account, ...secretsOfAccount }], passingFiles);
}

/** Returns the names and contents of all files of an export, except its manifest, which has the time of the export. */
async function contentOf(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = names.map(
    async (name): Promise<[string, string]> => [name.slice(folder.length), await readFile(name, 'latin1')],
  );
  return (await Promise.all(contents)).sort(([one], [other]) => (one < other ? -1 : 1));
}

test('export, wipe and import reproduce the data byte for byte, even if both are killed repeatedly', async () => {
  await storeAll();
  const undisturbed = newFolder();
  expect(await exportTo(undisturbed)).toMatchObject({ code: 0, err: '' });
  const exportRequests = site.requests();
  const folder = newFolder();
  for (let kills = 0; kills < 2; kills++)
    expect((await exportTo(folder, Math.ceil(exportRequests / 3))).code).toBe(null);
  // Simulates an export that was killed while it wrote a line, before it stored its progress.
  for (const list of ['items/message.jsonl', 'files.jsonl'])
    await appendFile(join(folder, list), '{"half a line":');
  expect(await exportTo(folder)).toMatchObject({ code: 0, err: '' });
  expect(await contentOf(folder)).toEqual(await contentOf(undisturbed));

  await site.wipe();
  await store(keptItems(amounts), keptFiles(amounts));
  const [items, files] = [await site.items(), await site.files()];
  await site.wipe();
  // An undisturbed import makes at least one request for each item and file.
  const importRequests = items.length + files.length;
  for (let kills = 0; kills < 2; kills++)
    expect((await importFrom(folder, [], Math.ceil(importRequests / 3))).code).toBe(null);
  expect(await importFrom(folder)).toMatchObject({ code: 0, err: '' });
  expect((await site.items()).filter((line) => !line.includes(account.pk))).toEqual(items);
  expect(await site.files()).toEqual(files);

  const again = newFolder();
  expect(await exportTo(again)).toMatchObject({ code: 0, err: '' });
  expect(await contentOf(again)).toEqual(await contentOf(folder));
}, 120_000);

test('an export contains no secret, and an imported account has no password', async () => {
  await storeAll();
  const folder = newFolder();
  await exportTo(folder);
  const all = JSON.stringify(await contentOf(folder));
  for (const secret of ['no-export-has-this', ...Object.keys(secretsOfAccount)])
    expect(all).not.toContain(secret);
  expect(all).toContain('dana@example.com');
  for (const path of [folder, join(folder, 'items/message.jsonl')])
    expect(((await stat(path)).mode & 0o077).toString(8)).toBe('0');
  await site.wipe();
  await importFrom(folder);
  const [imported = ''] = (await site.items()).filter((line) => line.includes(account.pk));
  const { Item } = JSON.parse(imported);
  expect(Item.passwordHash).toEqual({ S: '' });
  expect(Item.credentialVersion.S).not.toBe(secretsOfAccount.credentialVersion);
  expect(Item.codeSecret).toBeUndefined();
}, 60_000);

const text = (value: string) => ({ pk: 'content', sk: 'hero_title', value, version: 3 });
const pictureFile = (content: string): StoredFile => ({
  ...{
    bucket: 'pictures',
    key: 'images/one/400.webp',
    contentType: 'image/webp',
    bytes: Buffer.from(content),
  },
});

test('an import keeps existing items unless told to replace them, and always keeps passwords', async () => {
  await store([text('Then'), { ...account, ...secretsOfAccount }], [pictureFile('then')]);
  const folder = newFolder();
  await exportTo(folder);
  await site.wipe();
  const renamed = { ...account, ...secretsOfAccount, email: 'new@example.com' };
  await store([text('Now'), renamed], [pictureFile('now and longer')]);
  const before = [await site.items(), await site.files()];
  const kept = await importFrom(folder);
  expect(kept.out).toContain('0 added, 0 there already, 2 kept as they are, though they differ');
  expect([await site.items(), await site.files()]).toEqual(before);

  const replaced = await importFrom(folder, ['--overwrite']);
  expect(replaced.out).toContain('0 added, 0 there already, 2 replaced');
  const after = (await site.items()).join();
  expect(after).toContain('"Then"');
  expect(after).toContain('dana@example.com');
  expect(after).toContain(secretsOfAccount.passwordHash);
  expect((await site.files()).join()).not.toEqual(before[1]?.join());
});

test.each([
  [
    'a message',
    { pk: 'message#later', sk: 'message', gsi1pk: 'message', gsi1sk: '2999-01-01T00:00:00.000Z#later' },
  ],
  [
    'an unsubscription',
    {
      pk: 'newsletter#x',
      sk: 'newsletter',
      gsi2pk: 'newsletter#removed',
      gsi2sk: '2999-01-01T00:00:00.000Z#x',
    },
  ],
])(
  'refuses an unconfirmed import into a site with %s that is newer than the export',
  async (_what, later) => {
    await store([text('Then')]);
    const folder = newFolder();
    await exportTo(folder);
    await site.wipe();
    await store([later]);
    expect(await importFrom(folder)).toMatchObject({
      ...{ code: 1, out: '', err: expect.stringContaining('npm run restore') },
    });
    expect(await site.items()).toHaveLength(1);
    expect((await importFrom(folder, ['--into-used'])).code).toBe(0);
    expect(await site.items()).toHaveLength(2);
  },
);

test('refuses a damaged or unfinished export before anything is written', async () => {
  await store([text('Then')], [pictureFile('then')]);
  const folder = newFolder();
  await exportTo(folder);
  await site.wipe();
  const list = join(folder, 'items/content.jsonl');
  await writeFile(list, (await readFile(list, 'utf8')).replace('Then', 'Them'));
  expect(await importFrom(folder)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(list) });
  expect(await importFrom(newFolder())).toMatchObject({
    code: 1,
    err: expect.stringContaining('no finished export'),
  });
  expect([await site.items(), await site.files()]).toEqual([[], []]);
});

test('refuses to overwrite a finished export, and reports kinds of items from a newer release', async () => {
  await store([text('Then'), { pk: 'hologram#1', sk: 'hologram' }]);
  const folder = newFolder();
  const first = await exportTo(folder);
  expect(first).toMatchObject({ code: 1, err: expect.stringContaining('1 items of the kind hologram') });
  expect(await exportTo(folder)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('finished export'),
  });
});

test.each([
  ['export-command.ts', ['folder'], 'Usage:'],
  ['import-command.ts', [], 'Usage:'],
  ['export-command.ts', ['--table', 'nosuch'], '--images and --cvs'],
])('%s %j prints the usage', async (script, args, sentence) => {
  const { code, out, err } = await site.run(script, args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
});
