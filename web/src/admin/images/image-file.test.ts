import { expect, test } from 'vitest';
import { fileMaxBytes, fileProblem, isHeic } from './image-file.ts';

test.each([
  ['image/png', 'a.png', fileMaxBytes, undefined],
  ['image/webp', 'a.webp', 1, undefined],
  ['image/heic', 'IMG_1.HEIC', 1, undefined],
  ['', 'IMG_1.HEIC', 1, undefined],
  ['image/jpeg', 'a.jpg', fileMaxBytes + 1, 'too-large'],
  ['image/svg+xml', 'a.svg', 100, 'type'],
  ['text/html', 'a.heic', fileMaxBytes + 1, 'type'],
  ['', 'a', 100, 'type'],
])('%s named %s of %i bytes: %s', (type, name, size, problem) =>
  expect(fileProblem({ type, name, size })).toBe(problem),
);

test.each([
  ['\0\0\0\x18ftypheic....', true],
  ['\0\0\0\x18ftypmif1....', true],
  ['\0\0\0\x18ftypavif....', false],
  ['\xff\xd8\xff', false],
])('whether %j starts like HEIC: %s', async (start, expected) => {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
  expect(await isHeic(new File([bytes], 'a.jpg'))).toBe(expected);
});
