import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { BackupComparison, BackupJob, BackupPoint } from '#shared/backups.ts';
import { postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { administrator } from './testing/administrator.ts';
import { newPost } from './testing/new-post.ts';
import { runSite } from './testing/running-site.ts';

const site = runSite();

/** Runs a command on the site that runs on a data folder. */
async function run(script: string, dataDir: string, ...args: string[]): Promise<string> {
  const path = join(import.meta.dirname, '../../functions/commands', script);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { env });
  return stdout;
}

const title = 'Kept and given back';
const message = 'message-kept-and-found';
const asJson = (body: object, more: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
});
const ofTitle = async () => (await site.ask('/')).text();

// Exports, starts the site anew and imports: five processes, each of which takes seconds on a busy machine.
test('an import into an empty site publishes its pages, indexes its messages and sends no mail', {
  timeout: 180_000,
}, async () => {
  const recipients = [{ email: 'team@example.com', language: 'en' }];
  await site.askAsAdministrator('/api/admin/mail-settings', 'PUT', { recipients, version: 0 });
  await site.askAsAdministrator('/api/update-content/hero_title', 'PUT', { value: title });
  const written = { name: 'Dana', email: 'dana@example.com', message: 'Count our shelves.' };
  await site.ask('/api/contact', asJson(written, { 'idempotency-key': message }));
  await site.settled();
  expect(await site.mails()).toHaveLength(1);

  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const exported = join(folder, 'export');
  let dataDir = '';
  await site.restart(async (folders) => {
    dataDir = folders.dataDir;
  });
  await run('export-command.ts', dataDir, '--to', exported);
  await site.restart(async () => rm(dataDir, { recursive: true }));
  expect(await ofTitle()).not.toContain(title);

  await run('import-command.ts', dataDir, '--from', exported);
  await site.settled();
  site.forget();
  expect(await ofTitle()).toContain(title);
  const found = await site.askAsAdministrator('/api/admin/contact-submissions/found', 'POST', {
    text: 'shelves',
  });
  expect(await found.json()).toMatchObject([{ id: message }]);
  expect(await site.mails()).toEqual([]);
  await rm(folder, { recursive: true });
});

const backups = '/api/admin/backups';
const setTitle = async (value: string) =>
  expect((await site.askAsAdministrator('/api/update-content/hero_title', 'PUT', { value })).status).toBe(
    200,
  );
const state = async (): Promise<{ points: BackupPoint[]; job?: BackupJob }> =>
  (await site.askAsAdministrator(backups)).json();
/** Begins a backup job, and returns the job once it has ended. */
async function work(path: string, body?: object): Promise<BackupJob> {
  const begun: BackupJob = await (await site.askAsAdministrator(backups + path, 'POST', body)).json();
  return vi.waitFor(
    async () => {
      const { job } = await state();
      expect(job).toMatchObject({ id: begun.id, state: expect.stringMatching(/done|failed/) });
      return job as BackupJob;
    },
    { timeout: 30_000 },
  );
}

/** Sends a request as the owner, and expects success. */
async function ask<Answer>(path: string, method = 'GET', json?: unknown): Promise<Answer> {
  const answer = await site.askAsAdministrator(path, method, json);
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300);
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}

test('restores deleted posts of each kind, a picture and a person, and categories as they were', async () => {
  const posts = await Promise.all(
    postKinds.map(async (kind) => ({
      kind,
      ...(await ask<{ id: string }>(`/api/admin/${segmentOf(kind)}`, 'POST', newPost(kind, `Kept ${kind}`))),
    })),
  );
  const category = { id: 'kept', name: 'Kept', nameAr: 'محفوظ' };
  const saved = await ask<{ version: number }>('/api/admin/post-categories', 'PUT', {
    ...{ kind: 'blog', categories: [category], version: 0 },
  });
  const background = { r: 20, g: 80, b: 40 };
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png');
  const uploaded = await site.ask('/api/admin/upload-image', {
    ...{ method: 'POST', headers: { cookie: site.cookie }, body: form },
  });
  expect(uploaded.status).toBe(200);
  const [listed] = await ask<{ id: string; address: string }[]>('/api/admin/pictures');
  const invited = { username: 'kept', email: 'kept@example.com', language: 'en', role: 'editor' };
  const person = await ask<{ id: string }>('/api/admin/people', 'POST', invited);
  const point = await work('');

  for (const { kind, id } of posts) await ask(`/api/admin/${segmentOf(kind)}/${id}`, 'DELETE');
  await ask('/api/admin/post-categories', 'PUT', { kind: 'blog', categories: [], version: saved.version });
  await ask(`/api/admin/pictures/${listed?.id}`, 'DELETE');
  await ask(`/api/admin/people/${person.id}`, 'DELETE');

  await work(`/${point.id}/comparison`);
  const comparison = await ask<BackupComparison>(`${backups}/${point.id}/comparison`);
  expect(comparison.parts).toMatchObject([
    { part: 'texts', changes: 0, back: 0 },
    { part: 'posts', changes: 1, back: posts.length },
    { part: 'pictures', back: 1, filesLost: 0 },
    { part: 'people', changes: 0, back: 1 },
  ]);
  const parts = comparison.parts.map(({ part }) => part);
  const restored = await work(`/${point.id}/restore`, { parts, present: administrator.adminPassword });
  expect(restored.state).toBe('done');
  for (const { kind, id } of posts)
    expect(await ask(`/api/${segmentOf(kind)}/${id}`)).toMatchObject({ title: `Kept ${kind}` });
  expect((await site.ask(listed?.address ?? '')).status).toBe(200);
  const { people } = await ask<{ people: object[] }>('/api/admin/people');
  expect(people).toContainEqual(expect.objectContaining({ username: 'kept' }));
  const { items } = await ask<{ items: { title?: string }[] }>(`${backups}/${point.id}/items/posts/0`);
  expect(items.length).toBeGreaterThanOrEqual(posts.length);
});

test('an owner restores a point in the admin area, and undoes it', async () => {
  await setTitle('As it was then');
  const point = await work('');
  expect(point).toMatchObject({ work: 'point', state: 'done' });
  await setTitle('As it is now');
  expect((await state()).points.map(({ id }) => id)).toContain(point.id);

  expect(await work(`/${point.id}/comparison`)).toMatchObject({ state: 'done' });
  const answer = await site.askAsAdministrator(`${backups}/${point.id}/comparison`);
  const comparison: BackupComparison = await answer.json();
  expect(comparison.parts.find(({ part }) => part === 'texts')).toMatchObject({
    changes: 1,
    differences: [{ id: 'hero_title', now: { en: 'As it is now' }, after: { en: 'As it was then' } }],
  });

  const restored = await work(`/${point.id}/restore`, {
    parts: ['texts'],
    present: administrator.adminPassword,
  });
  expect(restored).toMatchObject({ state: 'done', done: ['texts'] });
  await site.settled();
  site.forget();
  expect(await ofTitle()).toContain('As it was then');

  await work(`/${restored.undoId}/comparison`);
  const back = { parts: ['texts', 'posts', 'pictures', 'people'], present: administrator.adminPassword };
  expect(await work(`/${restored.undoId}/restore`, back)).toMatchObject({ state: 'done' });
  await site.settled();
  site.forget();
  expect(await ofTitle()).toContain('As it is now');
});
