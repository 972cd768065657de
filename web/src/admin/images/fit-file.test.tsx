import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageMaxBytes } from '#shared/images/image.ts';
import { fitFile } from './fit-file.ts';

/** The size of the picture that the browser finds in a file; `undefined` for none. */
let found: { width: number; height: number } | undefined;
/** How many bytes a canvas makes. */
let made: number;
const drawn = vi.fn();

beforeEach(() => {
  found = { width: 4000, height: 3000 };
  made = 1000;
  vi.stubGlobal('createImageBitmap', async () => {
    if (!found) throw new DOMException('', 'InvalidStateError');
    return { ...found, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(made)], { type: type ?? '' })),
  );
  drawn.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (type: string, size: number, start = '') =>
  new File([Uint8Array.from(start, (character) => character.charCodeAt(0)), new Uint8Array(size)], 'a', {
    type,
  });
const heic = '\0\0\0\x18ftypheic';

test.each([
  ['a photo of 6 MB', 'image/jpeg', imageMaxBytes + 1, 'image/jpeg'],
  ['a photo of 3 MB', 'image/jpeg', 3_000_000, 'image/jpeg'],
  ['a drawing of 6 MB', 'image/png', imageMaxBytes + 1, 'image/webp'],
])('%s is resized', async (_what, type, size, sent) => {
  const fit = await fitFile(file(type, size));
  expect({ type: fit.type, size: fit.size }).toEqual({ type: sent, size: made });
  expect(drawn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, 0, 1920, 1440);
});

test.each([
  ['a small photo', 'image/jpeg', 1000, { width: 4000, height: 3000 }],
  [
    'a photo of 3 MB that is no larger than what is kept',
    'image/jpeg',
    3_000_000,
    { width: 1920, height: 900 },
  ],
  ['a GIF of 3 MB, which may move', 'image/gif', 3_000_000, { width: 4000, height: 3000 }],
  ['a photo of 3 MB that this browser cannot read', 'image/jpeg', 3_000_000, undefined],
])('%s is sent unchanged', async (_what, type, size, picture) => {
  found = picture;
  const given = file(type, size);
  expect(await fitFile(given)).toBe(given);
});

test.each([
  ['a GIF of 6 MB', 'image/gif', imageMaxBytes + 1, '', 'too-large'],
  ['more than 25 MB', 'image/jpeg', 25 * 1024 * 1024 + 1, '', 'too-large'],
  ['6 MB of no picture', 'image/jpeg', imageMaxBytes + 1, '', 'too-large'],
  ['a HEIC picture that says it is a JPG', 'image/jpeg', 100, heic, 'heic'],
  ['text', 'text/plain', 100, '', 'type'],
])('%s is not sent', async (_what, type, size, start, problem) => {
  found = undefined;
  await expect(fitFile(file(type, size, start))).rejects.toMatchObject({ problem });
});

test('a HEIC picture that the browser can read is sent as a JPG', async () => {
  expect((await fitFile(file('image/heic', 100, heic))).type).toBe('image/jpeg');
});

test('a picture that is too large even when resized is not sent', async () => {
  made = imageMaxBytes + 1;
  await expect(fitFile(file('image/png', imageMaxBytes + 1))).rejects.toMatchObject({ problem: 'too-large' });
});
