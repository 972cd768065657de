import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#infra/emulator/testing/temporary-folder.ts';
import { readRenderer } from './built-renderer.ts';

async function rendererOf(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'renderer.mjs');
  writeFileSync(file, text);
  return file;
}

test('a build names its release and its address', async () => {
  const file = await rendererOf(
    "export const release = 'r1-a_b'; export const siteUrl = 'https://www.shop.test';",
  );
  expect(await readRenderer(file)).toEqual({ file, release: 'r1-a_b', siteUrl: 'https://www.shop.test' });
});

test('a missing build gives instructions', async () => {
  await expect(readRenderer('/nowhere/renderer.js')).rejects.toThrow(
    /^There is no \/nowhere\/renderer\.js: run `npm run build` first\.$/,
  );
});

test.each(['', 'a/b', '../x', 'a b'])('rejects “%s” as the name of a release', async (release) => {
  const file = await rendererOf(`export const release = '${release}'; export const siteUrl = '';`);
  await expect(readRenderer(file)).rejects.toThrow('run `npm run build` again');
});
