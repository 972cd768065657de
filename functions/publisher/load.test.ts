import '#functions/data/testing/environment.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DrawnPicture } from '#shared/publishing/picture.ts';
import { loadPublisher } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'publisher-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('a publisher that cannot be loaded is loaded again by the next call, and then kept', async () => {
  await expect(loadPublisher(folder)).rejects.toThrow('renderer.mjs');
  write('renderer.mjs', "export const release = 'r9';");
  await expect(loadPublisher(folder)).rejects.toThrow('index.js');
  write('index.js', 'the bundle');
  const loaded = await loadPublisher(folder);
  expect(loaded.renderer.release).toBe('r9');
  const digest = createHash('sha256').update('the bundle').digest('base64url');
  expect(loaded.publisherVersion).toBe(digest.slice(0, 16));
  write('index.js', 'another bundle');
  expect(await loadPublisher(folder)).toBe(loaded);
});

test('the module that draws is loaded for the first picture, again after a failure, and told where its fonts are', async () => {
  const { drawPicture } = await loadPublisher(folder);
  // The stand-in of the drawing module only passes the picture on.
  const picture = { title: 'Shelf audits' } as unknown as DrawnPicture;
  await expect(drawPicture(picture)).rejects.toThrow('draw-picture.mjs');
  mkdirSync(join(folder, 'pictures'));
  write(
    'pictures/draw-picture.mjs',
    "export const pictureDrawer = (folder) => ({ title }) => Buffer.from(title + ' in ' + folder);",
  );
  const text = async () => Buffer.from(await drawPicture(picture)).toString();
  expect([await text(), await text()]).toEqual(Array(2).fill(`Shelf audits in ${join(folder, 'pictures')}`));
});
