import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LeaseLostError } from './lease.ts';
import { etagOf } from './plan/fingerprint.ts';
import { put } from './release-writer.ts';
import { World } from './testing/world.ts';

const key = 'pages/r1/blog.html';
const file = (text: string) => ({ text, etag: etagOf(text), writtenAt: new Date() });
const object = { key, text: 'own', contentType: 'text/html' };
let world: World;
const confirm = vi.fn(async () => {});
beforeEach(() => {
  world = new World();
  confirm.mockReset();
});

test('overwrites a known object without asking for confirmation', async () => {
  world.objects.set(key, file('before'));
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
  expect(confirm).not.toHaveBeenCalled();
});

describe('over another object', () => {
  beforeEach(() => void world.objects.set(key, file('another')));

  test('overwrites it while the lease is held', async () => {
    expect(await put(world.bucket, { ...object, over: undefined }, confirm)).toBe(etagOf('own'));
    expect(world.objects.get(key)?.text).toBe('own');
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('leaves it if the lease is lost', async () => {
    confirm.mockRejectedValue(new LeaseLostError());
    await expect(put(world.bucket, { ...object, over: etagOf('before') }, confirm)).rejects.toThrow(
      LeaseLostError,
    );
    expect(world.objects.get(key)?.text).toBe('another');
  });
});

test('accepts an object that already has the content, as after a lost answer', async () => {
  world.objects.set(key, file('own'));
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
  expect(confirm).not.toHaveBeenCalled();
});

test('writes a removed object again', async () => {
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
});

test('throws if others keep changing the object', async () => {
  const describeObject = async () => ({ etag: 'another', writtenAt: new Date() });
  await expect(put({ ...world.bucket, describeObject }, { ...object, over: 'x' }, confirm)).rejects.toThrow(
    'all the time',
  );
});
