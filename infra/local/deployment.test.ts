import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { type LocalSite, startLocal } from './local-site.ts';
import { administrator, openSession } from './testing/administrator.ts';
import { tinyBuild } from './testing/builds.ts';
import { type Deployed, deployWhileRead, orders } from './testing/deploy-while-read.ts';
import { newPost } from './testing/new-post.ts';
import { PageReader } from './testing/page-reader.ts';
import { synthesizeSite } from './testing/synthesize.ts';

let folder: string;
let site: LocalSite;
let reader: PageReader;
let paths: string[];
let older: Deployed;
let newer: Deployed;

async function deployedBuild(name: string): Promise<Deployed> {
  const script = `early("${name}")`;
  const build = tinyBuild(folder, { release: name, script, asset: `site-${name}.js` });
  return { build, cdkOut: synthesizeSite(join(folder, name), { build }), script };
}

async function save(path: string, method: string, json: object): Promise<{ id: string }> {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: { cookie: await openSession(site.url), 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  older = await deployedBuild('older');
  newer = await deployedBuild('newer');
  const dataDir = join(folder, 'data');
  site = await startLocal({ cdkOut: older.cdkOut, dataDir, port: 0, ...administrator });
  reader = new PageReader(site.url, [older.build, newer.build]);
  const pages: string[] = ['/', '/contact'];
  for (const kind of postKinds) {
    const { id } = await save(`admin/${segmentOf(kind)}`, 'POST', newPost(kind, 'A post'));
    pages.push(listPath(kind), postPath(kind, id));
  }
  paths = pages.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
  await site.settled();
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** In milliseconds. The test reads many pages many times. */
const timeout = 120_000;

// Tests only the last of the three orders. The fault tests deploy the whole site in each of the three.
test.each(orders.slice(-1))(
  'every page can be read while a build is deployed and rolled back, %s',
  async (name, order) => {
    const title = `Saved before the roll-back ${name}`;
    expect(
      (await deployWhileRead({ site, reader, paths }, newer, order)).map((id) => id.slice(0, 7)),
    ).toEqual(expect.arrayContaining(['WebAsse', 'Publish', 'CdnPage', 'CdnResp']));
    await save('update-content/hero_title', 'PUT', { value: title });
    await site.settled();
    await deployWhileRead({ site, reader, paths }, older, order);
    // The CDN caches a page for a second.
    site.invalidate(['/*']);
    expect(await reader.read('/')).toContain(`<p>${title}</p>`);
  },
  timeout,
);
