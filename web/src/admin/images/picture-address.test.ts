import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('shows a preview only for addresses that pages may show', () => {
  expect(pictureAddress(' /images/a.png ')).toBe('/images/a.png');
  expect(pictureAddress('data:image/svg+xml,<svg/>')).toBeUndefined();
  expect(pictureAddress('')).toBeUndefined();
});
