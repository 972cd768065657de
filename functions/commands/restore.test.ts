import '#functions/data/testing/environment.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { versionIdOf } from '#shared/versions/version.ts';
import { openStoredSite, type StoredFile, type StoredItem, type StoredSite } from './testing/stored-site.ts';
import { account, secretsOfAccount } from './testing/whole-site.ts';

let site: StoredSite;
beforeAll(async () => {
  site = await openStoredSite();
});
afterAll(() => site.close());
beforeEach(() => site.wipe());

const at = '2026-10-01T10:00:00.000Z';
const later = '2026-11-01T10:00:00.000Z';
const pictureAddress = `/images/${'p'.repeat(24)}/300x200.webp`;
const pictureKey = pictureAddress.slice(1);

const text = (sk: string, value: string, version: number) => ({
  ...{ pk: 'content', sk, value, valueAr: '', version, valueUpdatedAt: at, updatedAt: at, updatedBy: 'dana' },
});
const post = (name: string, more: object = {}) => {
  const id = `post-${name}-00000000`;
  return {
    ...{ pk: `blog#${id}`, sk: 'blog', id, createdAt: at, updatedAt: at, updatedBy: 'dana', version: 2 },
    ...{ gsi1pk: 'blog', gsi1sk: `${at}#${id}` },
    summary: { title: name, slug: name, published: true },
    texts: { content: `Words of ${name}` },
    ...more,
  };
};
const slug = (name: string, of = name) => ({
  ...{ pk: `slug#blog#${name}`, sk: 'slug', id: `post-${of}-00000000`, claimedAt: at },
});
const version = (name: string) => ({
  ...{ pk: `version#blog#post-${name}-00000000`, sk: '000001', savedAt: at, savedBy: 'dana', fields: {} },
});
const picture = {
  ...{ pk: 'picture#one', sk: 'picture', id: 'one', createdAt: at, address: pictureAddress, version: 1 },
  ...{ gsi1pk: 'picture', gsi1sk: `${at}#one` },
};
const message = { pk: 'message#one', sk: 'message', note: 'then', version: 1 };
const reader = { pk: 'newsletter#one', sk: 'newsletter', email: 'reader@example.com' };
const file = (key: string): StoredFile => ({ bucket: 'pictures', key, bytes: Buffer.from('picture') });
const dana: StoredItem = { ...account, ...secretsOfAccount };
const gone = { ...account, pk: 'administrator#gone', username: 'gone', accountId: 'gone' };

const then: readonly StoredItem[] = [
  ...[text('hero_title', 'Then', 3), text('hero_subtitle', 'Always', 1)],
  ...[post('kept'), post('changed'), post('purged'), post('trashed'), post('moved')],
  ...['kept', 'changed', 'purged', 'trashed', 'moved'].map((name) => slug(name)),
  ...[version('purged'), picture, message, reader, dana, gone],
];
const now: readonly StoredItem[] = [
  ...[text('hero_title', 'Now', 5), text('hero_subtitle', 'Always', 1), text('cta_title', 'New', 1)],
  post('kept'),
  post('changed', { version: 7, updatedAt: later, texts: { content: 'Other words' } }),
  post('trashed', {
    deletion: 'one',
    deletedAt: later,
    expiresAt: 4_000_000_000,
    gsi1pk: undefined,
    gsi1sk: undefined,
  }),
  post('new'),
  // This post has given its slug to another post.
  post('moved', { version: 3, summary: { title: 'moved', slug: 'elsewhere', published: true } }),
  post('taker', { summary: { title: 'taker', slug: 'moved', published: true } }),
  ...['kept', 'changed', 'trashed', 'new'].map((name) => slug(name)),
  ...[slug('elsewhere', 'moved'), slug('moved', 'taker')],
  ...[
    { ...message, note: 'now', version: 4 },
    { pk: 'message#two', sk: 'message' },
  ],
  { pk: 'newsletter#removed', sk: 'newsletter', removedAt: later },
  { ...dana, role: 'editor', passwordHash: 'newer', lastSignedInAt: later },
  { pk: 'administrator#decided', sk: 'administrator', count: 9 },
];

const restore = (...args: string[]) => site.run('restore-command.ts', ['--from', ...args]);
let made = 0;
/** Exports the initial state, then changes the site to the state that the tests restore. */
async function exportThenChange(): Promise<string> {
  const folder = join(site.folder, `export-${made++}`);
  await site.putItems(then);
  await site.putFile(file(pictureKey));
  await site.run('export-command.ts', ['--to', folder]);
  await site.wipe();
  await site.putItems(now);
  return folder;
}

interface Raw {
  readonly Item: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
/** Returns the stored items by partition and sort key. */
async function stored(): Promise<Map<string, Raw['Item']>> {
  const items = (await site.items()).map((line) => (JSON.parse(line) as Raw).Item);
  return new Map(items.map((item) => [`${item.pk?.S} ${item.sk?.S}`, item]));
}
const isOfPosts = (line: string) => /"pk":\{"S":"(blog|slug|version)#/.test(line);
const lastLines = (out: string) => out.trim().split('\n');

test('a dry run says what would change, come back and stay, and changes nothing', async () => {
  const folder = await exportThenChange();
  const before = [await site.items(), await site.files()];
  const { code, out, err } = await restore(folder, '--dry-run');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(lastLines(out)).toEqual([
    'pictures: 0 would change, 1 would come back, 0 newer would stay, 0 the same, 1 files would come back',
    '  picture picture (one): comes back',
    'texts: 1 would change, 0 would come back, 1 newer would stay, 1 the same',
    '  text hero_title: changes',
    'posts: 1 would change, 2 would come back, 2 newer would stay, 1 the same',
    expect.stringContaining('blog '),
    expect.stringContaining('blog '),
    expect.stringContaining('blog '),
    '  blog moved (post-moved-00000000): stays, as another post has its address',
    expect.stringContaining('change that address, then restore again'),
    'people: 1 would change, 1 would come back, 0 newer would stay, 0 the same',
    expect.stringContaining('administrator '),
    expect.stringContaining('administrator '),
    'Nothing has changed: this was a trial.',
  ]);
  expect([await site.items(), await site.files()]).toEqual(before);
});

test('restores exactly one kind of items over later changes, and keeps the replaced state in the history', async () => {
  const folder = await exportThenChange();
  const others = (await site.items()).filter((line) => !isOfPosts(line));
  const trial = await restore(folder, '--kinds', 'posts', '--dry-run');
  const { out } = await restore(folder, '--kinds', 'posts');
  const done = out.replace('changed,', 'would change,').replace('came back', 'would come back');
  expect(`${done.replace('stayed,', 'would stay,')}Nothing has changed: this was a trial.\n`).toBe(trial.out);
  expect((await site.items()).filter((line) => !isOfPosts(line))).toEqual(others);

  const items = await stored();
  const changed = items.get('blog#post-changed-00000000 blog');
  expect(changed).toMatchObject({
    ...{ texts: { M: { content: { S: 'Words of changed' } } }, version: { N: '8' } },
    updatedBy: { S: 'npm run restore' },
  });
  expect(items.get(`version#blog#post-changed-00000000 ${versionIdOf(7)}`)).toMatchObject({
    fields: { M: { content: { S: 'Other words' } } },
  });
  const trashed = items.get('blog#post-trashed-00000000 blog');
  expect(trashed).toMatchObject({ gsi1pk: { S: 'blog' } });
  expect(trashed).not.toHaveProperty('deletion');
  expect(trashed).not.toHaveProperty('expiresAt');
  expect(items.has('blog#post-purged-00000000 blog')).toBe(true);
  expect(items.has('slug#blog#purged slug')).toBe(true);
  expect(items.has('version#blog#post-purged-00000000 000001')).toBe(true);
  expect(items.has('blog#post-new-00000000 blog')).toBe(true);
  expect(items.get('blog#post-moved-00000000 blog')).toMatchObject({ version: { N: '3' } });

  const again = await restore(folder, '--kinds', 'posts', '--dry-run');
  expect(lastLines(again.out)[0]).toBe(
    'posts: 0 would change, 0 would come back, 2 newer would stay, 4 the same',
  );
});

test('never restores messages, readers and unsubscriptions; accounts keep their passwords', async () => {
  const folder = await exportThenChange();
  expect(await restore(folder)).toMatchObject({ code: 0, err: '' });
  const items = await stored();
  expect(items.get('message#one message')).toMatchObject({ note: { S: 'now' }, version: { N: '4' } });
  expect(items.has('newsletter#one newsletter')).toBe(false);
  expect(items.has('newsletter#removed newsletter')).toBe(true);
  expect(items.get(`${dana.pk} administrator`)).toMatchObject({
    ...{ role: { S: 'owner' }, passwordHash: { S: 'newer' }, lastSignedInAt: { S: later } },
  });
  expect(items.get('administrator#gone administrator')).toMatchObject({
    ...{ passwordHash: { S: '' }, decided: { N: '9' } },
  });
  expect(items.get('content hero_title')).toMatchObject({ value: { S: 'Then' }, version: { N: '6' } });
  expect(items.get('content cta_title')).toMatchObject({ value: { S: 'New' } });
  expect(await site.files()).toHaveLength(1);
});

test('restores the same from another table, with files from the trash', async () => {
  await site.createTable('point-in-time');
  await site.putItems(then, 'point-in-time');
  await site.putItems(now);
  await site.putFile(file(pictureKey.replace('images/', 'trash/')));
  const { code, out, err } = await restore('point-in-time', '--kinds', 'texts, posts,pictures');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const counts = lastLines(out).filter((line) => /^\w+: /.test(line));
  expect(counts).toEqual([
    expect.stringContaining('pictures: 0 changed, 1 came back'),
    'texts: 1 changed, 0 came back, 1 newer stayed, 1 the same',
    'posts: 1 changed, 2 came back, 2 newer stayed, 1 the same',
  ]);
  expect((await site.files()).join()).toContain(pictureKey);
});

test.each([
  [[], 'Usage:'],
  [['--from', 'nowhere'], 'neither the folder'],
  [['--from', '2026-02-30T99:00:00Z'], 'An instant is like'],
  [['--from', '2999-01-01T00:00:00Z'], 'in the past'],
  [['--from', '2020-01-01T00:00:00Z'], 'A local site has no point-in-time recovery'],
  [['--from', 'nowhere', '--kinds', 'messages'], 'never set back'],
])('%j prints the usage', async (args, sentence) => {
  const { code, out, err } = await site.run('restore-command.ts', args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
});
