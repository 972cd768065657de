import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test } from 'vitest';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { getSiteContent, updateContent } from '#shared/api/content.ts';
import {
  getContentVersion,
  getContentVersions,
  restoreContentVersion,
} from '#shared/api/content-versions.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import type { VersionPage } from '#shared/versions/version.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const ask = (endpoint: Endpoint, params: Record<string, string>, json?: object) =>
  send(handler, endpoint, { sessionToken, params, ...(json && { json }) });
const versionsOf = async (key: string) => (await ask(getContentVersions, { key })).body as VersionPage;

test('lists, reads and restores an earlier version of an item in both languages', async () => {
  const key = 'hero_title';
  await ask(updateContent, { key }, { value: 'One', valueAr: 'واحد' });
  await ask(updateContent, { key }, { value: 'Two', valueAr: 'اثنان' });
  const { versions } = await versionsOf(key);
  expect(versions).toMatchObject([
    { version: 2, state: 'current', savedBy: 'admin' },
    { version: 1, state: 'kept', savedBy: 'admin' },
  ]);
  const version = String(versions[1]?.id);
  expect((await ask(getContentVersion, { key, version })).body).toMatchObject({
    fields: { value: 'One', valueAr: 'واحد' },
  });
  const late = await ask(restoreContentVersion, { key, version }, { version: 1 });
  expect(late).toMatchObject({ status: 409, body: { current: { value: 'Two', version: 2 } } });
  const restored = await ask(restoreContentVersion, { key, version }, { version: 2 });
  expect(restored.body).toMatchObject({ value: 'One', valueAr: 'واحد', version: 3 });
  const shown = (await send(handler, getSiteContent, {})).body as ContentItem[];
  expect(shown.find((item) => item.key === key)).toEqual(restored.body);
});

test('a restored version keeps its state of being older or newer than its English', async () => {
  const key = 'hero_cta';
  const saved = await ask(updateContent, { key }, { value: 'One', valueAr: 'واحد' });
  expect(arabicState(saved.body as ContentItem)).toBe('current');
  const edited = await ask(updateContent, { key }, { value: 'Wun' });
  expect(arabicState(edited.body as ContentItem)).toBe('older');
  const restored = await ask(restoreContentVersion, { key, version: '0000000001' }, { version: 2 });
  expect(arabicState(restored.body as ContentItem)).toBe('current');
});

test('an item that was never saved has no versions, and an unknown item is 404', async () => {
  expect(await versionsOf('vision_statement')).toEqual({ versions: [] });
  for (const key of ['no_such_key', '__proto__', '']) {
    expect((await ask(getContentVersions, { key })).status).toBe(404);
    expect((await ask(getContentVersion, { key, version: '0000000001' })).status).toBe(404);
  }
  for (const version of ['0000000001', 'x', '']) {
    const params = { key: 'vision_statement', version };
    expect((await ask(getContentVersion, params)).status).toBe(404);
    expect((await ask(restoreContentVersion, params, { version: 1 })).status).toBe(404);
  }
});
