import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('only what may be shown is shown as a preview', () => {
  expect(pictureAddress(' /images/a.png ')).toBe('/images/a.png');
  expect(pictureAddress('data:image/svg+xml,<svg/>')).toBeUndefined();
  expect(pictureAddress('')).toBeUndefined();
});
