import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsed } from '#infra/emulator/data-folder/stack-id.ts';
import { type LocalSite, startLocal } from '#infra/local/local-site.ts';
import { addSamples } from '#infra/local/start/samples.ts';
import { copySite } from '#infra/local/testing/share-stack.ts';

let folder: string;
let cdkOut: string;
let dataDir: string;
let site: LocalSite;
const start = async () => {
  site = await startLocal({ cdkOut, dataDir, port: 0 });
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  dataDir = join(folder, 'data');
  cdkOut = await copySite(folder);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

const lists = ['blog-posts', 'news-posts', 'career-posts'] as const;
type Shown = Record<string, string>;
async function shown(list: (typeof lists)[number]): Promise<Shown[]> {
  return await (await fetch(`${site.url}/api/${list}`)).json();
}

test('a fresh site shows the samples in both languages until a command removes them for good', async () => {
  expect(isUsed(dataDir)).toBe(false);
  await start();
  expect(isUsed(dataDir)).toBe(true);
  expect(await addSamples(dataDir)).toContain('npm run samples -- remove');
  for (const list of lists) {
    const posts = await shown(list);
    expect([list, posts.length > 1]).toEqual([list, true]);
    for (const { title, titleAr } of posts)
      expect(`${title} / ${titleAr}`).toMatch(/^[\x20-\x7e]+ \/ .*\p{Script=Arabic}/u);
    const written = posts.map(({ createdAt = '' }) => createdAt);
    expect(written).toEqual(written.toSorted().toReversed());
    expect(new Set(written.map((instant) => instant.slice(0, 10))).size).toBe(posts.length);
  }
  const [post] = await shown('blog-posts');
  expect(await (await fetch(`${site.url}/share/blog/${post?.id}`)).text()).toContain(post?.title);

  const command = join(import.meta.dirname, './samples-command.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [command, 'remove'], { env });
  await site.close();
  expect(isUsed(dataDir)).toBe(true);
  await start();
  for (const list of lists) expect(await shown(list)).toEqual([]);
});

test('no deployed function contains the samples', async () => {
  const files = (await readdir(cdkOut, { recursive: true })).filter((file) => file.endsWith('index.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    expect([file, (await readFile(join(cdkOut, file), 'utf8')).includes('sample-')]).toEqual([file, false]);
  }
});
