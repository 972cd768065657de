import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
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

test('an import into an empty site publishes its pages, finds its messages and mails nobody', async () => {
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
