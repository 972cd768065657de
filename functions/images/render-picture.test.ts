import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAnimated, type RenderedPicture, renderPicture } from './render-picture.ts';
import { exifSegment, jpegWith, probe } from './testing/metadata.ts';
import { pictures } from './testing/pictures.ts';

/** Returns a field of this size, its left half red and its right half blue. */
async function halves(width: number, height: number, alpha = 1) {
  const red = {
    create: { width: Math.ceil(width / 2), height, channels: 4, background: { r: 255, g: 0, b: 0, alpha } },
  } as const;
  return sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 255, alpha } },
  }).composite([{ input: red, gravity: 'west' }]);
}

const rendered = async (
  bytes: Promise<Buffer> | Buffer,
  contentType: 'image/jpeg' | 'image/png' | 'image/webp',
) => renderPicture({ bytes: await bytes, contentType, width: 0, height: 0 });

async function sizeOf(bytes: Uint8Array) {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
}

describe('a photo', () => {
  let photo: RenderedPicture;
  beforeAll(async () => {
    const upright = (await halves(1000, 3000)).removeAlpha().withExif({ IFD0: { Copyright: probe } });
    photo = await rendered(upright.withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'image/jpeg');
  });

  test('is rotated, resized, and rendered in every width and format', async () => {
    expect(photo).toMatchObject({ width: 1920, height: 640, main: { name: '1920x640.jpg' } });
    expect(photo.renditions.map(({ name }) => name)).toEqual(
      [400, 800, 1280, 1920].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    for (const { name, bytes, contentType } of photo.renditions) {
      const [width, format] = name.split('.');
      expect(contentType).toBe(`image/${format}`);
      expect(await sizeOf(bytes)).toEqual({
        width: Number(width),
        height: Math.round(Number(width) / 3),
        format: format === 'avif' ? 'heif' : format,
      });
    }
  });

  test('has no metadata of the camera', async () => {
    for (const { bytes } of [photo.main, ...photo.renditions]) {
      expect(Buffer.from(bytes).includes(probe)).toBe(false);
      expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() });
    }
  });

  test('shows at the top what the camera recorded on its left', async () => {
    const { data } = await sharp(photo.main.bytes).raw().toBuffer({ resolveWithObject: true });
    const top = [...data.subarray(0, 3)];
    expect(top.indexOf(Math.max(...top))).toBe(0);
    expect([...data.subarray(-3)].indexOf(Math.max(...data.subarray(-3)))).toBe(2);
  });
});

test('keeps transparency, and is never enlarged', async () => {
  const { main, renditions } = await rendered((await halves(500, 300, 0.5)).png().toBuffer(), 'image/png');
  expect(main).toMatchObject({ name: '500x300.webp', contentType: 'image/webp' });
  expect(renditions.map(({ name }) => name)).toEqual(['400.avif', '400.webp', '500.avif', '500.webp']);
  for (const { bytes } of [main, ...renditions]) {
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  }
});

test('of large height is limited by its height', async () => {
  const { width, height } = await rendered((await halves(100, 4800)).png().toBuffer(), 'image/png');
  expect({ width, height }).toEqual({ width: 50, height: 2400 });
});

test('with other metadata has the same name', async () => {
  const [one, other] = await Promise.all([
    rendered(jpegWith(exifSegment(1)), 'image/jpeg'),
    rendered(jpegWith(), 'image/jpeg'),
  ]);
  expect(one.name).toBe(other.name);
  expect(one.name).toMatch(/^[\w-]{24}$/);
});

test('that cannot be decoded is reported as damaged', async () => {
  const whole = await (await halves(600, 400)).png().toBuffer();
  await expect(rendered(whole.fill(0, 100, 400), 'image/png')).rejects.toThrow(/damaged/);
});

test('is encoded progressively, and as a drawing with a higher quality than as a photo', async () => {
  const size = { width: 64, height: 64 };
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * n * 31) % 251));
  const file = await sharp(noise, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  const [drawing, photo] = [await rendered(file, 'image/png'), await rendered(file, 'image/jpeg')];
  expect(await sharp(photo.main.bytes).metadata()).toMatchObject({ format: 'jpeg', isProgressive: true });
  const sizes = ({ main, renditions }: RenderedPicture) =>
    [main, ...renditions].map(({ bytes }) => bytes.length);
  for (const [n, length] of sizes(drawing).entries()) expect(length).toBeGreaterThan(sizes(photo)[n] ?? 0);
});

test('recognises an animated picture', async () => {
  const small = { width: 3, height: 2 };
  expect(await isAnimated({ ...small, bytes: pictures.gif, contentType: 'image/gif' })).toBe(true);
  expect(await isAnimated({ ...small, bytes: pictures.jpeg, contentType: 'image/jpeg' })).toBe(false);
  const frames = [
    await (await halves(40, 20)).png().toBuffer(),
    await (await halves(40, 20, 0.5)).png().toBuffer(),
  ];
  const film = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  expect(await isAnimated({ bytes: film, contentType: 'image/webp', width: 40, height: 20 })).toBe(true);
  const still = await (await halves(40, 20)).webp().toBuffer();
  expect(await isAnimated({ bytes: still, contentType: 'image/webp', width: 40, height: 20 })).toBe(false);
});
