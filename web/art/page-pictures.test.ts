import { expect, test } from 'vitest';
import { comparePagePictures } from './page-pictures.ts';

test('the stored pictures of pages match their drawings: run `npm run art -- --pages` after a change', async () => {
  const { missing, superfluous } = await comparePagePictures();
  expect({ missing: missing.map(({ path }) => path), superfluous }).toEqual({ missing: [], superfluous: [] });
});
