import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#infra/emulator/testing/temporary-folder.ts';
import { deployedPaths, neitherFileNorDocument } from './deployed-files.ts';

const built = [
  '.well-known/security.txt',
  '404.html',
  'admin-panel.ar.html',
  'admin-panel.html',
  'admin/login.html',
  'ar.html',
  'ar/contact.html',
  'assets/index-1a2b3c.js',
  'compressed/index-1a2b3c.js',
  'contact.html',
  'icon.svg',
  'news/admin/login.html',
  'og/en/home.png',
  'og/ar/home.png',
  'robots.txt',
];

async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of built) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('deploys neither published pages nor unchanged assets', async () => {
  const outdir = await temporaryFolder();
  const stack = new Stack(new App({ outdir }), 'Files');
  new Asset(stack, 'Asset', { path: await builtSite(), exclude: [...neitherFileNorDocument] });
  const staged = readdirSync(outdir).find((name) => name.startsWith('asset.')) ?? '';
  const files = readdirSync(join(outdir, staged), { recursive: true, encoding: 'utf8' }).filter((path) =>
    built.includes(path),
  );
  expect(files.sort()).toEqual([
    '.well-known/security.txt',
    'admin-panel.ar.html',
    'admin-panel.html',
    'admin/login.html',
    'icon.svg',
    'og/ar/home.png',
    'og/en/home.png',
    'robots.txt',
  ]);
});

test('invalidates exactly what was deployed, with few patterns', async () => {
  expect(deployedPaths(await builtSite())).toEqual([
    '/.well-known/*',
    '/admin*',
    '/icon.svg',
    '/management*',
    '/og/*',
    '/robots.txt',
  ]);
});
