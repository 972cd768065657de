import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { LeaseLostError } from './lease.ts';
import { etagOf } from './plan/fingerprint.ts';
import type { PlannedFile } from './plan/planned.ts';
import { type Made, ReleaseWriter } from './release-writer.ts';
import { World } from './testing/world.ts';

const planned: PlannedFile = {
  ...{ type: 'file', address: '/blog', path: '/blog', language: 'en', inputHash: 'hash' },
  ...{ contentType: 'text/html', make: () => '' },
};
const made: Made = { text: 'new', contentType: 'text/html', reads: ['hero_title'] };
const key = 'pages/r1/blog.html';
const item = (value: string) => ({ key: 'hero_title', value, valueAr: '' }) as ShownItem;

let world: World;
const lease = { keep: vi.fn(async () => {}), confirm: vi.fn(async () => {}) };
const logged = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  world = new World();
  for (const mock of [lease.keep, lease.confirm]) mock.mockReset();
  logged.mockClear();
});
const writerWith = (more: object = {}) =>
  new ReleaseWriter({
    ...{ release: 'r1', bucket: world.bucket, lease },
    items: new Map([['hero_title', item('Title')]]),
    documents: new Map(),
    ...more,
  });
/** Returns a writer that has published the document. */
async function published(): Promise<ReleaseWriter> {
  const writer = writerWith();
  await writer.publish(planned, () => made);
  return writer;
}
const refusing = (name: 'writeObject' | 'deleteObject') => ({
  bucket: {
    ...world.bucket,
    [name]: async () => {
      throw new Error('Refused.');
    },
  },
});

describe('a document', () => {
  test('is written under its lease, and current while its data and texts are the same', async () => {
    const writer = await published();
    expect(world.objects.get(key)?.text).toBe('new');
    expect(lease.keep).toHaveBeenCalledOnce();
    expect(writer.counts).toEqual({ rendered: 1, written: 1, deleted: 0, drawn: 0 });
    expect([writer.failures, writer.retry]).toEqual([[], false]);
    expect(writer.isCurrent(planned)).toBe(true);
    expect(writer.isCurrent({ ...planned, inputHash: 'other' })).toBe(false);
    expect(writer.isCurrent({ ...planned, address: '/news' })).toBe(false);
    const items = new Map([['hero_title', item('Another title')]]);
    expect(writerWith({ documents: writer.documents, items }).isCurrent(planned)).toBe(false);
  });

  test('is not written again if it is the same', async () => {
    const { documents } = await published();
    const next = writerWith({ documents, ...refusing('writeObject') });
    await next.publish({ ...planned, inputHash: 'other' }, () => made);
    expect(next.counts).toMatchObject({ rendered: 1, written: 0 });
    expect(next.failures).toEqual([]);
    expect(next.isCurrent({ ...planned, inputHash: 'other' })).toBe(true);
  });

  test('that cannot be rendered stays as it was, and is reported', async () => {
    const { documents } = await published();
    const writer = writerWith({ documents });
    await writer.publish({ ...planned, inputHash: 'other' }, () => {
      throw new Error('No template.');
    });
    expect(writer.failures).toEqual([{ path: '/blog', language: 'en', reason: 'No template.' }]);
    expect(writer.retry).toBe(false);
    expect(writer.counts).toMatchObject({ rendered: 0, written: 0 });
    expect(writer.documents.get('/blog')?.etag).toBe(etagOf('new'));
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      ...{ failure: 'document-not-published', document: '/blog', language: 'en' },
    });
  });

  test('that the bucket refuses is reported and tried again', async () => {
    const writer = writerWith(refusing('writeObject'));
    await writer.publish(planned, () => made);
    expect(writer.failures).toEqual([{ path: '/blog', language: 'en', reason: 'Refused.' }]);
    expect(writer.retry).toBe(true);
    expect(writer.documents.size).toBe(0);
  });
});

describe('a document that is no longer needed', () => {
  test('is removed under the lease', async () => {
    const writer = await published();
    lease.keep.mockClear();
    await writer.remove('/blog');
    expect(world.objects.has(key)).toBe(false);
    expect(writer.documents.size).toBe(0);
    expect(writer.counts.deleted).toBe(1);
    expect(writer.retry).toBe(false);
    expect(lease.keep).toHaveBeenCalledOnce();
  });

  test('stays in the manifest if the bucket refuses, and is tried again', async () => {
    const { documents } = await published();
    const writer = writerWith({ documents, ...refusing('deleteObject') });
    await writer.remove('/blog');
    expect(writer.documents.has('/blog')).toBe(true);
    expect(writer.counts.deleted).toBe(0);
    expect(writer.retry).toBe(true);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ failure: 'document-not-published', document: '/blog' });
  });
});

test('without the lease nothing is written, removed or drawn, and the run ends', async () => {
  const writer = await published();
  lease.keep.mockRejectedValue(new LeaseLostError());
  await expect(writer.publish({ ...planned, address: '/news' }, () => made)).rejects.toThrow(LeaseLostError);
  await expect(writer.remove('/blog')).rejects.toThrow(LeaseLostError);
  await expect(writer.attemptPicture('/a.png', 'en', () => lease.keep())).rejects.toThrow(LeaseLostError);
  expect([...world.objects.keys()]).toEqual([key]);
  expect(writer.failures).toEqual([]);
});

test('a picture that cannot be drawn is reported like a document', async () => {
  const writer = writerWith();
  expect(await writer.attemptPicture('/a.png', 'en', async () => {})).toBe(true);
  const fails = async () => {
    throw new Error('No font.');
  };
  expect(await writer.attemptPicture('/b.png', 'ar', fails)).toBe(false);
  expect(writer.counts.drawn).toBe(1);
  expect(writer.failures).toEqual([{ path: '/b.png', language: 'ar', reason: 'No font.' }]);
});
