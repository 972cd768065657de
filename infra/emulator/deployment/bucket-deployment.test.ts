import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { objectUrl, openObjectStore } from '../s3/object-store.ts';
import { stackOf } from '../testing/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isDeployed } from './bucket-deployment.ts';
import { deploy as deployStack } from './deploy.ts';
import { DeployedResources } from './deployed-resources.ts';

function write(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Creates a bucket `pages`. Returns functions that deploy files of the folder `asset` into it, and that read it. */
async function bucket() {
  const folder = await temporaryFolder();
  const asset = join(folder, 'asset');
  const store = await openObjectStore(folder);
  onTestFinished(() => store.close());
  store.createBucket('pages');
  const deploy = async (files: Record<string, string>, properties: object = {}, hash = 'a') => {
    write(asset, files);
    const stack = stackOf(
      {
        Pages: {
          Type: 'Custom::CDKBucketDeployment',
          Properties: {
            SourceObjectKeys: [`${hash}.zip`],
            DestinationBucketName: 'pages',
            Prune: true,
            ...properties,
          },
        },
      },
      new Map([[`${hash}.zip`, asset]]),
    );
    const deployed = await DeployedResources.read(folder);
    return deployStack({ stack, store, functions: new Map(), deployed, log: () => {} });
  };
  const read = async (key: string) => {
    const { status, headers, body } = await store.send({ method: 'GET', url: objectUrl('pages', key) });
    return status === 200 ? { text: body.toString(), headers } : undefined;
  };
  return { deploy, read };
}

test('copies files with their type and the deployment’s metadata', async () => {
  const { deploy, read } = await bucket();
  await deploy(
    { 'index.html': 'home', 'ar/صفحة.html': 'page', 'font.woff2': 'f' },
    { SystemMetadata: { 'cache-control': 'public, max-age=0' }, DestinationBucketKeyPrefix: 'site' },
  );
  expect(await read('site/index.html')).toMatchObject({
    text: 'home',
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  });
  expect(await read('site/ar/صفحة.html')).toMatchObject({ text: 'page' });
  expect(await read('site/font.woff2')).toMatchObject({ headers: { 'content-type': 'font/woff2' } });
});

test('deletes files that no longer exist, except excluded ones', async () => {
  const { deploy, read } = await bucket();
  await deploy({ 'assets/old.js': 'old', 'a&b.html': 'gone', 'stays.html': 'stays' });
  await deploy({ 'stays.html': 'changed', 'assets/new.js': 'new' }, { Exclude: ['assets/*'] }, 'b');
  expect(await read('a&b.html')).toBeUndefined();
  expect(await read('stays.html')).toMatchObject({ text: 'changed' });
  expect(await read('assets/old.js')).toMatchObject({ text: 'old' });
  expect(await read('assets/new.js')).toBeUndefined();
});

test('keeps all files without pruning', async () => {
  const { deploy, read } = await bucket();
  await deploy({ 'old.js': 'old' });
  await deploy({ 'new.js': 'new' }, { Prune: false }, 'b');
  expect(await read('old.js')).toMatchObject({ text: 'old' });
});

test('skips an unchanged deployment; a changed one names the paths to invalidate', async () => {
  const { deploy } = await bucket();
  const paths = { DistributionPaths: ['/*'] };
  expect(await deploy({ 'a.html': '1' }, paths)).toEqual(['/*']);
  expect(await deploy({ 'a.html': '1' }, paths)).toEqual([]);
  expect(await deploy({ 'a.html': '2' }, paths, 'b')).toEqual(['/*']);
});

test('invalidates everything if it names a distribution and no paths', async () => {
  const { deploy } = await bucket();
  expect(await deploy({ 'a.html': '1' }, { DistributionId: 'E1' })).toEqual(['/*']);
  expect(await deploy({ 'a.html': '2' }, {}, 'b')).toEqual([]);
});

test.each([
  ['assets/a/b.js', ['assets/*'], [], false],
  ['assets/a/b.js', ['assets/*'], ['*.js'], true],
  ['index.html', ['*.ht?l'], [], false],
  ['index.html', ['assets/*'], [], true],
])('%s without %j, with %j is deployed: %j', (path, exclude, include, deployed) => {
  expect(isDeployed(path, exclude, include)).toBe(deployed);
});
