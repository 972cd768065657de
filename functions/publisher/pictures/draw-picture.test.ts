import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { type DrawPicture, pictureDrawer } from './draw-picture.ts';

let folder: string;
let draw: DrawPicture;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await cp(join(import.meta.dirname, 'assets'), folder, { recursive: true });
  await cp(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')), join(folder, 'resvg.wasm'));
  draw = await pictureDrawer(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const picture = (title: string, language: Language = 'en', label = '') => ({
  ...{ title, language, label },
  name: 'Retail Evidence',
});

test('draws a PNG of 1200 by 630', () => {
  const png = Buffer.from(draw(picture('Measuring shelf share', 'en', 'Retail audit')));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('draws the text over the wall, which is unchanged around it', async () => {
  const rowsOf = (png: Uint8Array | string, top: number, height: number) =>
    sharp(png).removeAlpha().extract({ left: 0, top, width: 1200, height }).raw().toBuffer();
  const wall = join(folder, 'wall-en.png');
  const png = draw(picture('Shelf share'));
  for (const [top, height] of [
    [0, 172],
    [459, 171],
  ] as const)
    expect((await rowsOf(png, top, height)).equals(await rowsOf(wall, top, height))).toBe(true);
  const [drawn, ground] = await Promise.all([rowsOf(png, 172, 287), rowsOf(wall, 172, 287)]);
  // White text makes nothing darker, not even at its edges.
  expect(drawn.every((value, at) => value >= (ground[at] ?? 255))).toBe(true);
  const changed = drawn.filter((value, at) => value !== ground[at]);
  expect(changed.filter((value) => value === 255).length).toBeGreaterThan(0.5 * changed.length);
});

test('draws the same picture for the same title, and another for another', () => {
  expect(draw(picture('Shelf share'))).toEqual(draw(picture('Shelf share')));
  expect(draw(picture('Shelf share'))).not.toEqual(draw(picture('Shelf space')));
  expect(draw(picture('قياس حصة الرف', 'ar'))).not.toEqual(draw(picture('قياس حصة', 'ar')));
  const labelled = draw(picture('Shelf share', 'en', 'Retail audit'));
  expect(labelled).not.toEqual(draw(picture('Shelf share')));
  expect(labelled).not.toEqual(draw(picture('Shelf share', 'en', 'Fieldwork')));
  expect(draw({ ...picture('Shelf share'), name: 'Shelf Co' })).not.toEqual(draw(picture('Shelf share')));
  const ofNobody = draw({ ...picture('Shelf share'), name: '' });
  expect(ofNobody).toEqual(draw({ ...picture('Shelf share'), name: 'Shelf share' }));
});

test.each([
  ['empty', ''],
  ['blank', ' '],
  ['one long word', 'W'.repeat(2000)],
  ['of other scripts and marks', '😀 \u0000 \u202E < & "'],
  ['of many wide words', 'ﷺ '.repeat(300)],
])('draws a title that is %s', (_, title) => {
  for (const language of ['en', 'ar'] as const) {
    expect(draw(picture(title, language, title)).length).toBeGreaterThan(10_000);
  }
});
