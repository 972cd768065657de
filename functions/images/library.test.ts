import '#functions/data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { copyPicture } from '#functions/data/image-store.ts';
import { keepPicture, restorePicture } from '#functions/data/pictures/picture.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { itemKey, tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import * as endpoints from '#shared/api/pictures.ts';
import type { LibraryPicture } from '#shared/images/library.ts';
import { pictureFiles } from '#shared/images/renditions.ts';
import { handler } from './handler.ts';

/** The keys of the files in the storage. */
const stored = new Set<string>();
vi.mock(import('#functions/data/image-store.ts'), async (actual) => ({
  ...(await actual()),
  copyPicture: vi.fn(async (paths, to) => {
    const from = to === 'trash' ? 'images' : 'trash';
    for (const path of paths) {
      const name = path.replace('/images/', '');
      if (stored.has(`${from}/${name}`)) stored.add(`${to}/${name}`);
    }
  }),
  deletePictureFiles: vi.fn(async (paths, place) => {
    for (const path of paths) stored.delete(path.replace('/images/', `${place}/`));
  }),
}));

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stored.clear();
});

test('a picture that is gone for good is not restored', async () => {
  expect(await restorePicture('picture-that-is-gone')).toBeUndefined();
  const Key = itemKey('picture', 'picture-that-is-gone');
  expect((await dynamodb.send(new GetCommand({ TableName: tableName, Key }))).Item).toBeUndefined();
});

let count = 0;
/** Stores a picture and its files, as an upload does. Returns its id and path. */
async function uploaded(name = 'shelf.jpg', now = new Date()) {
  const id = `picture-of-a-shelf-${String(++count).padStart(5, '0')}`;
  const address = `/images/${id}/800x500.jpg`;
  await keepPicture({ id, address, width: 800, height: 500, name }, now);
  for (const file of pictureFiles(address)) stored.add(file.slice(1));
  return { id, address };
}

const ask = (endpoint: Endpoint, request: Partial<Parameters<typeof send>[2]> = {}) =>
  send(handler, endpoint, { sessionToken, ...request });
async function list(state: 'kept' | 'trash') {
  const { body } = await ask(endpoints.listPictures, { query: `state=${state}` });
  return body as LibraryPicture[];
}
const namesIn = (place: string) => [...stored].filter((name) => name.startsWith(`${place}/`)).length;

test('lists pictures newest first, page by page', async () => {
  const older = await uploaded('older.jpg', new Date('2040-01-01'));
  const newer = await uploaded('newer.jpg', new Date('2040-01-02'));
  const { body, headers } = await ask(endpoints.listPictures, { query: 'limit=1' });
  expect(body).toMatchObject([
    { id: newer.id, name: 'newer.jpg', width: 800, focus: { x: 50, y: 50 }, version: 1 },
  ]);
  const cursor =
    new URL(/<(.*)>/.exec(String(headers?.Link ?? headers?.link))?.[1] ?? '', 'https://x').searchParams.get(
      'cursor',
    ) ?? '';
  const next = await ask(endpoints.listPictures, { query: `limit=1&cursor=${cursor}` });
  expect(next.body).toMatchObject([{ id: older.id }]);
  expect((await ask(endpoints.listPictures, { query: `state=trash&cursor=${cursor}` })).status).toBe(400);
});

test('saves a picture’s details over the version that was read', async () => {
  const { id } = await uploaded();
  const said = { name: 'Shelf', alt: 'A shelf', altAr: 'رف', focus: { x: 25, y: 100 }, version: 1 };
  const { status, body } = await ask(endpoints.updatePicture, { params: { id }, json: said });
  expect({ status, body }).toMatchObject({ status: 200, body: { ...said, version: 2 } });
  const again = await ask(endpoints.updatePicture, { params: { id }, json: { ...said, alt: 'Mine' } });
  expect({ status: again.status, body: again.body }).toMatchObject({
    status: 409,
    body: { current: { alt: 'A shelf', version: 2 } },
  });
  const odd = { ...said, focus: { x: 33, y: 0 } };
  expect((await ask(endpoints.updatePicture, { params: { id }, json: odd })).status).toBe(400);
});

test('the details of a deleted picture cannot be saved, and there is nothing to compare them with', async () => {
  const { id } = await uploaded();
  await ask(endpoints.deletePicture, { params: { id } });
  const said = { name: 'Shelf', alt: '', altAr: '', focus: { x: 50, y: 50 }, version: 1 };
  const { status, body } = await ask(endpoints.updatePicture, { params: { id }, json: said });
  expect(status).toBe(409);
  expect(body).toEqual({
    error: 'This picture was deleted meanwhile; restore it from the trash first.',
  });
});

test('each act on a picture is logged with its name', async () => {
  const { id } = await uploaded('logged.jpg');
  const said = { name: 'Logged shelf', alt: '', altAr: '', focus: { x: 50, y: 50 }, version: 1 };
  const { updatePicture, deletePicture, restorePicture: restore, erasePicture } = endpoints;
  for (const endpoint of [updatePicture, deletePicture, restore, deletePicture, erasePicture]) {
    await ask(endpoint, { params: { id }, ...(endpoint === updatePicture && { json: said }) });
  }
  const lines = (await listAuditLines({}, 100, undefined)).items.filter(
    ({ title }) => title === 'Logged shelf',
  );
  expect(lines.map(({ act }) => act).toSorted()).toEqual([
    ...['picture-deleted', 'picture-deleted', 'picture-edited', 'picture-erased', 'picture-restored'],
  ]);
});

test('a deleted picture is no longer public, and can be restored as it was', async () => {
  const { id, address } = await uploaded();
  const find = async () => (await list('kept')).find((one) => one.id === id);
  const kept = await find();
  expect((await ask(endpoints.deletePicture, { params: { id } })).status).toBe(204);
  expect([namesIn('images'), namesIn('trash')]).toEqual([0, pictureFiles(address).length]);
  expect((await list('trash')).find((one) => one.id === id)?.deletedAt).toBeDefined();
  expect((await list('kept')).map((one) => one.id)).not.toContain(id);
  expect((await ask(endpoints.deletePicture, { params: { id } })).status).toBe(204);
  expect(namesIn('trash')).toBe(pictureFiles(address).length);
  const { body } = await ask(endpoints.restorePicture, { params: { id } });
  expect(body).toEqual(kept);
  expect(namesIn('images')).toBe(pictureFiles(address).length);
  expect(await find()).toEqual(kept);
});

test('a picture is restored once its files are copied, and not if they cannot be', async () => {
  const { id } = await uploaded();
  await ask(endpoints.deletePicture, { params: { id } });
  const kept = async () => (await list('kept')).some((one) => one.id === id);
  let copied = () => {};
  vi.mocked(copyPicture).mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      copied = resolve;
    });
    throw new Error('The storage is out of reach.');
  });
  const restored = ask(endpoints.restorePicture, { params: { id } });
  await vi.waitFor(() => expect(copyPicture).toHaveBeenLastCalledWith(expect.anything(), 'images'));
  expect(await kept()).toBe(false);
  copied();
  expect((await restored).status).toBe(500);
  expect(await kept()).toBe(false);
  expect((await ask(endpoints.restorePicture, { params: { id } })).status).toBe(200);
  expect(await kept()).toBe(true);
});

test('uploading a picture again restores it from the trash with its details', async () => {
  const { id, address } = await uploaded('first.jpg');
  const said = { name: 'Shelf', alt: 'A shelf', altAr: '', focus: { x: 0, y: 0 }, version: 1 };
  await ask(endpoints.updatePicture, { params: { id }, json: said });
  await ask(endpoints.deletePicture, { params: { id } });
  await keepPicture({ id, address, width: 800, height: 500, name: 'second.jpg' }, new Date());
  expect(await list('kept')).toContainEqual(expect.objectContaining({ id, name: 'Shelf', alt: 'A shelf' }));
  expect((await list('trash')).map((one) => one.id)).not.toContain(id);
});

test('only pictures in the trash can be deleted for good', async () => {
  const { id } = await uploaded();
  expect((await ask(endpoints.erasePicture, { params: { id } })).status).toBe(409);
  await ask(endpoints.deletePicture, { params: { id } });
  expect((await ask(endpoints.erasePicture, { params: { id } })).status).toBe(204);
  expect(stored.size).toBe(0);
  expect((await ask(endpoints.restorePicture, { params: { id } })).status).toBe(404);
});

test('a deleted picture is gone after thirty days, even if the database still stores it', async () => {
  const { id } = await uploaded();
  await ask(endpoints.deletePicture, { params: { id } });
  vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60_000, toFake: ['Date'] });
  const { listPictures, getPicture, isOver } = await import('#functions/data/pictures/picture.ts');
  expect((await listPictures('trash', 99, undefined, new Date())).items).toEqual([]);
  const picture = await getPicture(id);
  expect(picture && isOver(picture, new Date())).toBe(true);
  vi.useRealTimers();
});

test.each(Object.values(endpoints).filter(({ path }) => path.includes('{id}')))(
  '$method $path of an unknown picture is 404',
  async (endpoint) => {
    const uses = [{ kind: 'content', id: 'team_image', form: 'stored' }];
    const json = { name: '', alt: '', altAr: '', focus: { x: 50, y: 50 }, version: 1, by: 'another', uses };
    const params = { id: 'no-such-picture-anywhere', place: 'content' };
    expect((await ask(endpoint, { params, json })).status).toBe(404);
  },
);
