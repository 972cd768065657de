import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openStoredSite, type StoredItem, type StoredSite } from '#functions/commands/testing/stored-site.ts';
import { account, secretsOfAccount } from '#functions/commands/testing/whole-site.ts';

const load = async () => ({
  ...(await import('#functions/data/backups/backup-store.ts')),
  ...(await import('#functions/data/backups/job.ts')),
  ...(await import('#functions/data/backups/point.ts')),
  ...(await import('#functions/data/backups/site.ts')),
  ...(await import('#functions/backup-runner/work.ts')),
});

let stored: StoredSite;
let data: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  stored = await openStoredSite();
});
afterAll(() => stored.close());

let now: Date;
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
let failed: unknown[];
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  await stored.wipe();
  Object.assign(process.env, stored.environment());
  vi.resetModules();
  data = await load();
  failed = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void failed.push(line));
});

const site = () => data.openSite(process.env.TABLE_NAME ?? '', { pictures: process.env.IMAGE_BUCKET ?? '' });
const keep = () => data.keep(site(), () => now);

const at = '2026-10-01T10:00:00.000Z';
const text = (value: string, version: number) => ({
  ...{ pk: 'content', sk: 'hero_title', value, valueAr: 'ثم', version, updatedAt: at, updatedBy: 'dana' },
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
const picture = (key: string) => ({
  ...{ pk: 'picture#one', sk: 'picture', id: 'one', createdAt: at, address: `/${key}`, version: 1 },
  ...{ gsi1pk: 'picture', gsi1sk: `${at}#one` },
});
const pictureKey = `images/${'p'.repeat(24)}/300x200.webp`;
const dana: StoredItem = { ...account, ...secretsOfAccount };
const message = { pk: 'message#one', sk: 'message', note: 'then', version: 1 };

const then: readonly StoredItem[] = [
  ...[text('Then', 3), post('changed'), post('trashed'), picture(pictureKey), dana, message],
];
const later: readonly StoredItem[] = [
  text('Now', 4),
  post('changed', { version: 3, texts: { content: 'Other words' } }),
  post('trashed', { deletion: 'one', deletedAt: at, gsi1pk: undefined, gsi1sk: undefined }),
  post('newer'),
  { ...dana, role: 'editor', passwordHash: 'newer' },
  { ...message, note: 'now', version: 2 },
];

async function ask(work: 'point' | 'comparison' | 'restore', pointId = '', parts: readonly Part[] = []) {
  const job = await data.beginJob({ work, pointId, parts, by: 'dana' }, await data.getJob(now), now);
  expect(job).toBeDefined();
  await keep();
  return data.getJob(now);
}
type Part = 'texts' | 'posts' | 'pictures' | 'people';

/** Makes a restore point of the initial state, then changes the site. */
async function pointThenChange(): Promise<string> {
  await stored.putItems(then);
  await stored.putFile({ bucket: 'pictures', key: pictureKey, bytes: Buffer.from('picture') });
  const job = await ask('point');
  expect(job).toMatchObject({ state: 'done', by: 'dana' });
  minutesLater(60);
  await stored.putItems(later);
  return job?.id ?? '';
}

interface Raw {
  readonly Item: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
async function item(key: string): Promise<Raw['Item'] | undefined> {
  const items = (await stored.items()).map((line) => (JSON.parse(line) as Raw).Item);
  return items.find(({ pk, sk }) => `${pk?.S} ${sk?.S}` === key);
}

test('makes one restore point each day, and makes up for a missed one', async () => {
  await stored.putItems(then);
  await keep();
  minutesLater(5);
  await keep();
  expect((await data.listPoints(now)).map(({ reason, by }) => [reason, by])).toEqual([['daily', '']]);
  minutesLater(49 * 60);
  await keep();
  expect(await data.listPoints(now)).toHaveLength(2);
  expect(await data.isBackupLate(now)).toBe(false);
  minutesLater(37 * 60);
  expect(await data.isBackupLate(now)).toBe(true);
  minutesLater(33 * 24 * 60);
  expect(await data.listPoints(now)).toHaveLength(1);
});

test('a restore point contains no passwords, deleted items or messages', async () => {
  await stored.putItems(then);
  await stored.putItems(later);
  const job = await ask('point');
  const kept = JSON.stringify([
    await data.readStored(job?.id ?? '', 'people', 0),
    await data.readStored(job?.id ?? '', 'posts', 0),
  ]);
  expect(kept).toContain(dana.username);
  expect(kept).not.toContain('passwordHash');
  expect(kept).not.toContain('trashed');
  expect(await data.getPoint(job?.id ?? '', now)).toMatchObject({
    files: { texts: 1, posts: 1, pictures: 1, people: 1 },
  });
});

test('a comparison says what would change, come back and stay, and changes nothing', async () => {
  const point = await pointThenChange();
  const isJob = (line: string) => line.includes('backup');
  const before = (await stored.items()).filter((line) => !isJob(line));
  const job = await ask('comparison', point);
  expect(job).toMatchObject({ state: 'done', pointId: point });
  const found = await data.readComparison(job?.id ?? '');
  expect(found?.parts).toMatchObject([
    { part: 'texts', changes: 1, back: 0, newer: 0 },
    { part: 'posts', changes: 1, back: 1, newer: 1 },
    { part: 'pictures', changes: 0, back: 0, newer: 0 },
    { part: 'people', changes: 1, back: 0, newer: 0 },
  ]);
  expect(found?.parts[0]?.differences).toEqual([
    {
      ...{ what: 'changes', kind: 'content', id: 'hero_title', title: 'hero_title' },
      ...{ now: { en: 'Now', ar: 'ثم' }, after: { en: 'Then', ar: 'ثم' } },
    },
  ]);
  const after = (await stored.items()).filter((line) => !isJob(line));
  expect(after).toEqual(before);
});

test('a restore first makes a restore point, restores exactly the chosen parts, and can be undone', async () => {
  const point = await pointThenChange();
  const job = await ask('restore', point, ['texts', 'posts']);
  expect(job).toMatchObject({ state: 'done', parts: ['texts', 'posts'], done: ['texts', 'posts'] });
  expect(await item('content hero_title')).toMatchObject({ value: { S: 'Then' }, updatedBy: { S: 'dana' } });
  expect(await item('blog#post-trashed-00000000 blog')).toMatchObject({ gsi1pk: { S: 'blog' } });
  expect(await item('blog#post-newer-00000000 blog')).toBeDefined();
  expect(await item(`${dana.pk} administrator`)).toMatchObject({ role: { S: 'editor' } });
  expect(await item('message#one message')).toMatchObject({ note: { S: 'now' } });

  expect(await data.getPoint(job?.undoId ?? '', now)).toMatchObject({ reason: 'before-restore', by: 'dana' });
  minutesLater(1);
  await ask('restore', job?.undoId, ['texts', 'posts']);
  expect(await item('content hero_title')).toMatchObject({ value: { S: 'Now' }, version: { N: '6' } });
  expect(await item('blog#post-changed-00000000 blog')).toMatchObject({
    texts: { M: { content: { S: 'Other words' } } },
  });
  expect(failed).toEqual([]);
});

test('a restore that fails half way reports which parts are restored, and can be continued', async () => {
  const point = await pointThenChange();
  // The file of the posts is lost.
  const { files } = (await data.getPoint(point, now)) ?? { files: undefined };
  const whole = await data.getPoint(point, now);
  if (!whole || !files) throw new Error();
  await data.addPoint({ ...whole, files: { ...files, posts: 2 } });
  const job = await ask('restore', point, ['texts', 'posts']);
  expect(job).toMatchObject({ state: 'failed', done: ['texts'], undoId: job?.id });
  expect(failed).toMatchObject([{ failure: 'A backup job failed', work: 'restore' }]);
  expect(await item('content hero_title')).toMatchObject({ value: { S: 'Then' } });

  await data.addPoint(whole);
  if (job) await data.resolveFailedJob(job, 'waiting');
  await keep();
  expect(await data.getJob(now)).toMatchObject({ state: 'done', done: ['texts', 'posts'] });
  // The point from before the restore is not replaced by one of the half restored site.
  expect(await data.readStored(job?.undoId ?? '', 'texts', 0)).toMatchObject([{ value: { S: 'Now' } }]);
  expect(await item('blog#post-changed-00000000 blog')).toMatchObject({
    texts: { M: { content: { S: 'Words of changed' } } },
  });
});

test('a restore from a point that is gone fails, and changes nothing', async () => {
  await stored.putItems(later);
  const before = await item('content hero_title');
  expect(await ask('restore', 'no-such-point', ['texts'])).toMatchObject({ state: 'failed', undoId: '' });
  expect(JSON.stringify(failed)).toContain('There is no point no-such-point any more.');
  expect(await item('content hero_title')).toEqual(before);
});

test('interrupted work is taken over by another call, and fails after three calls', async () => {
  await data.beginJob({ work: 'point', by: 'dana' }, undefined, now);
  const taken = await data.reserveJob(now);
  expect(taken).toMatchObject({ state: 'running', tries: 1 });
  expect(await data.reserveJob(now)).toBeUndefined();
  minutesLater(3);
  expect(await data.reserveJob(now)).toMatchObject({ state: 'running', tries: 2 });
  if (taken) await expect(data.noteProgress(taken, {}, now)).rejects.toThrow('Another call');
  minutesLater(3);
  await data.reserveJob(now);
  minutesLater(3);
  await keep();
  expect(await data.getJob(now)).toMatchObject({ state: 'failed' });
  const reason = 'It broke off again and again';
  expect(failed).toEqual([{ failure: 'A backup job failed', work: 'point', job: taken?.id, reason }]);
});
