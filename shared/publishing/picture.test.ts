import { expect, test } from 'vitest';
import { brand } from '../company/brand.ts';
import { drawnPicture, pictureOf, picturePath, sitePicture, sitePicturePath } from './picture.ts';

const company = { name: brand.name };
const renamed = { name: { en: 'Shelf\u00A0Co', ar: brand.name.ar } };

test('the picture of a post has its title and its category or department, with plain spaces', () => {
  const written = { title: 'ar' } as const;
  expect(pictureOf({ title: 'على\u00A0الرف', category: 'في\u00A0السوق', written })).toEqual({
    language: 'ar',
    title: 'على الرف',
    label: 'في السوق',
  });
  expect(pictureOf({ title: 'Auditor', department: 'Field', written: { title: 'en' } }).label).toBe('Field');
});

test('the path of a picture depends on each of its texts, and on an edited name', () => {
  const picture = { language: 'en', title: 'Shelves', label: 'Shops' } as const;
  const paths = [
    picturePath(picture, company),
    picturePath(picture, renamed),
    picturePath({ ...picture, title: 'Shelf' }, company),
    picturePath({ ...picture, label: '' }, company),
    picturePath({ ...picture, language: 'ar' }, company),
    picturePath({ ...picture, language: 'ar', title: 'Shops', label: 'Shelves' }, company),
  ];
  expect(new Set(paths).size).toBe(paths.length);
  expect(picturePath({ ...picture, language: 'ar' }, renamed)).toBe(paths[4]);
  // Published pages contain this path: with another one, all pictures are drawn again.
  expect(paths[0]).toMatch(/^\/pictures\/[a-z0-9]{14}\.png$/);
});

test('the picture of the site is a built file until the name is edited', () => {
  expect(sitePicturePath('en', company)).toBe('/og/og-image-en.png');
  expect(sitePicturePath('ar', renamed)).toBe('/og/og-image-ar.png');
  expect(sitePicture('en', renamed)).toEqual({ language: 'en', title: 'Shelf Co', label: '' });
  expect(sitePicturePath('en', renamed)).toBe(picturePath(sitePicture('en', renamed), renamed));
  expect(drawnPicture(sitePicture('en', renamed), renamed).name).toBe('Shelf Co');
});
