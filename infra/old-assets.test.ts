import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './emulator/testing/temporary-folder.ts';
import { removeOldAssets } from './old-assets.ts';

const hours = (count: number) => new Date(Date.UTC(2026, 10, 26) + count * 3_600_000);

/** Returns a folder with a synthesized stack that names these assets. */
async function synthesized(...assets: string[]): Promise<string> {
  const folder = await temporaryFolder();
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  write('manifest.json', {
    artifacts: { 'Site.assets': { type: 'cdk:asset-manifest', properties: { file: 'Site.assets.json' } } },
  });
  write('Site.assets.json', { files: { a: { source: { path: 'asset.named' } } } });
  for (const name of assets) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), hours(0), hours(0));
  }
  return folder;
}
const assetsIn = (folder: string) => readdirSync(folder).filter((name) => !name.endsWith('.json'));

test('removes only assets that no synthesis has named for a day', async () => {
  const folder = await synthesized('asset.named', 'asset.before', 'bundling-temp-1', 'other');
  removeOldAssets(folder, hours(23));
  expect(assetsIn(folder)).toHaveLength(4);
  removeOldAssets(folder, hours(25));
  expect(assetsIn(folder)).toEqual(['asset.named', 'other']);
});

test('the day starts with the last synthesis that names an asset', async () => {
  const folder = await synthesized('asset.named');
  removeOldAssets(folder, hours(40));
  writeFileSync(join(folder, 'Site.assets.json'), '{}');
  removeOldAssets(folder, hours(50));
  expect(assetsIn(folder)).toEqual(['asset.named']);
  removeOldAssets(folder, hours(65));
  expect(assetsIn(folder)).toEqual([]);
});
