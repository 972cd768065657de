import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, startLocal } from '#infra/local/local-site.ts';
import { administrator } from '#infra/local/testing/administrator.ts';
import { actualBuild, type Build, bootScriptOf, renamedBuild } from '#infra/local/testing/builds.ts';
import { type Deployed, deployWhileRead, orders } from '#infra/local/testing/deploy-while-read.ts';
import { PageReader } from '#infra/local/testing/page-reader.ts';
import { synthesizeSite } from '#infra/local/testing/synthesize.ts';
import { localizedPath } from '#shared/language.ts';

const english = ['/', '/contact', '/blog', '/news', '/careers', '/awards'];
const paths = english.flatMap((path) => [path, localizedPath(path, 'ar')]);

let folder: string;
let site: LocalSite;
let older: Deployed;
let newer: Deployed;

function deployed(name: string, build: Build): Deployed {
  const cdkOut = synthesizeSite(join(folder, name), { build });
  return { build, cdkOut, script: `>${bootScriptOf(build)}</script>` };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  older = deployed('older', await actualBuild());
  newer = deployed('newer', renamedBuild(folder, older.build));
  site = await startLocal({ cdkOut: older.cdkOut, dataDir: join(folder, 'data'), port: 0, ...administrator });
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(orders)(
  'every page can be read while a new build is deployed and rolled back, %s',
  async (_, order) => {
    expect(newer.script).not.toBe(older.script);
    const reader = new PageReader(site.url, [older.build, newer.build]);
    for (const build of [newer, older]) await deployWhileRead({ site, reader, paths }, build, order);
  },
);
