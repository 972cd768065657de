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

test('what is known to be there is written over without a question', async () => {
  world.objects.set(key, file('before'));
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
  expect(confirm).not.toHaveBeenCalled();
});

describe('where something else is', () => {
  beforeEach(() => void world.objects.set(key, file('another')));

  test('it is written over by who still holds the lease', async () => {
    expect(await put(world.bucket, { ...object, over: undefined }, confirm)).toBe(etagOf('own'));
    expect(world.objects.get(key)?.text).toBe('own');
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('it stays where the lease is lost', async () => {
    confirm.mockRejectedValue(new LeaseLostError());
    await expect(put(world.bucket, { ...object, over: etagOf('before') }, confirm)).rejects.toThrow(
      LeaseLostError,
    );
    expect(world.objects.get(key)?.text).toBe('another');
  });
});

test('what is there already, as of a write whose answer was lost, is fine', async () => {
  world.objects.set(key, file('own'));
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
  expect(confirm).not.toHaveBeenCalled();
});

test('what was removed is written anew', async () => {
  expect(await put(world.bucket, { ...object, over: etagOf('before') }, confirm)).toBe(etagOf('own'));
});

test('others who write all the time win in the end', async () => {
  const describeObject = async () => ({ etag: 'another', writtenAt: new Date() });
  await expect(put({ ...world.bucket, describeObject }, { ...object, over: 'x' }, confirm)).rejects.toThrow(
    'all the time',
  );
});
