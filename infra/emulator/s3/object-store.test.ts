import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { objectUrl, openObjectStore } from './object-store.ts';

test('objects are still there after the store is reopened', async () => {
  const dataDir = await temporaryFolder();
  const first = await openObjectStore(dataDir);
  first.createBucket('pages');
  const url = objectUrl('pages', 'ar/صفحة 1.html');
  const headers = { 'content-type': 'text/html', 'cache-control': 'max-age=60' };
  const put = await first.send({ method: 'PUT', url, headers, body: Buffer.from('<p>hi</p>') });
  expect(put.status).toBe(200);
  await first.close();

  const second = await openObjectStore(dataDir);
  onTestFinished(() => second.close());
  second.createBucket('pages');
  const got = await second.send({ method: 'GET', url });
  expect(got.status).toBe(200);
  expect(got.body.toString()).toBe('<p>hi</p>');
  expect(got.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'max-age=60' });
  expect((await second.send({ method: 'GET', url: objectUrl('pages', 'absent') })).status).toBe(404);
});

test.each(['../other/secret', 'a/../b', './a', 'a/..'])('the key %s does not leave the folder', (key) => {
  expect(() => objectUrl('pages', key)).toThrow('URI');
});
