import { expect, test } from 'vitest';
import { parsePictureAddress, pictureFiles, sourceSet, widthsOf } from './renditions.ts';

const folder = '/images/Ab3_-Ab3_-Ab3_-Ab3_-Ab3_/';

test.each([
  ['1600x1067.jpg', { folder, width: 1600, height: 1067 }],
  ['90x1200.webp', { folder, width: 90, height: 1200 }],
  ['1600x1067.jpg#focus=20,80', { folder, width: 1600, height: 1067 }],
])('derives the addresses of all renditions from %s', (file, said) =>
  expect(parsePictureAddress(folder + file)).toEqual(said),
);

test.each([
  '',
  `/images/${'a'.repeat(64)}.jpg`,
  `https://www.example.com${folder}1600x1067.jpg`,
  `${folder}1600x1067.svg`,
  `${folder}1600x1067.jpgx`,
  `${folder}../1600x1067.jpg`,
  `/x${folder}1600x1067.jpg`,
])('%j has only one size', (address) => expect(parsePictureAddress(address)).toBeUndefined());

test.each([
  [1920, [400, 800, 1280, 1920]],
  [800, [400, 800]],
  [399, [399]],
])('a picture %i pixels wide has the widths %j', (width, widths) => expect(widthsOf(width)).toEqual(widths));

test('names each width with its file', () =>
  expect(sourceSet({ folder, width: 500, height: 300 }, 'avif')).toBe(
    `${folder}400.avif 400w, ${folder}500.avif 500w`,
  ));

test.each([
  [
    `${folder}500x300.jpg#focus=20,80`,
    [
      `${folder}500x300.jpg`,
      ...['400.avif', '400.webp', '500.avif', '500.webp'].map((file) => folder + file),
    ],
  ],
  ['/images/other.jpg#8x6', ['/images/other.jpg']],
])('the picture at %s has the files %j', (address, files) => expect(pictureFiles(address)).toEqual(files));
