import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#infra/emulator/testing/temporary-folder.ts';
import { checkBuiltSite } from './built-site.ts';

async function siteBuiltFor(siteUrl: string): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en" data-site="${siteUrl}">`);
  return folder;
}

const rendererFor = (siteUrl: string) => ({ file: 'renderer.js', release: 'r1', siteUrl });

test('refuses to deploy pages that were built for another address', async () => {
  const folder = await siteBuiltFor('https://www.shop.test');
  const renderer = rendererFor('https://www.shop.test');
  expect(() => checkBuiltSite(folder, renderer, 'https://www.shop.test')).not.toThrow();
  expect(() => checkBuiltSite(folder, renderer, 'https://other.test')).toThrow(
    /were built for https:\/\/www\.shop\.test, not for https:\/\/other\.test: use .*\.$/,
  );
});

test('refuses a renderer that was built for another address', async () => {
  const folder = await siteBuiltFor('https://www.shop.test');
  expect(() => checkBuiltSite(folder, rendererFor('https://other.test'), 'https://www.shop.test')).toThrow(
    /were built for https:\/\/other\.test, not for https:\/\/www\.shop\.test: use .*\.$/,
  );
});

test('a folder without a site says how to build one', () => {
  expect(() =>
    checkBuiltSite('/nowhere', rendererFor('https://www.shop.test'), 'https://www.shop.test'),
  ).toThrow('run `npm run build` first');
});

test('refuses invalid settings in one sentence before anything is built or synthesized', async () => {
  const command = [join(import.meta.dirname, 'cdk.ts'), 'deploy', '-c', 'stage=production'];
  const failure = await promisify(execFile)(process.execPath, command).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stdout: '' });
  expect(failure.stderr).toMatch(/^CDK context: siteUrl has to be [^\n]*\.\n$/);
});
