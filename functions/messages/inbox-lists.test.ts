import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test } from 'vitest';
import { saveViews, getSavedViews as views } from '#functions/data/messages/inbox-lists.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  getReplyTemplates,
  getSavedViews,
  updateReplyTemplates,
  updateSavedViews,
} from '#shared/api/messages/inbox-lists.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const view = { id: 'late', name: 'Late ones', search: 'state=overdue' };

test('views belong to one person, and are saved over the version that was read', async () => {
  const save = (json: object) => send(handler, updateSavedViews, { sessionToken, json });
  expect((await send(handler, getSavedViews, { sessionToken })).body).toEqual({ views: [], version: 0 });
  expect(await save({ views: [view], version: 0 })).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await save({ views: [], version: 0 })).toMatchObject({
    status: 409,
    body: { current: { views: [view], version: 1 } },
  });
  await saveAdministrator('dana', 'hash', new Date());
  const dana = await getAdministrator(accountIdOf('dana'));
  if (!dana) throw new Error('There is no dana.');
  const theirs = { sessionToken: await createSession(dana, new Date()) };
  expect((await send(handler, getSavedViews, theirs)).body).toEqual({ views: [], version: 0 });
});

test('views of a removed account do not belong to a later account of the same name', async () => {
  const made = async (at: string) => {
    await saveAdministrator('rami', 'hash', new Date(at));
    const rami = await getAdministrator(accountIdOf('rami'));
    if (!rami) throw new Error('There is no rami.');
    return rami;
  };
  const first = await made('2026-01-01T00:00:00.000Z');
  await saveViews(first, { views: [view], version: 0 });
  expect(await views(first)).toEqual({ views: [view], version: 1 });
  const later = { ...first, createdAt: '2026-02-01T00:00:00.000Z' };
  expect(await views(later)).toEqual({ views: [], version: 1 });
  await saveViews(later, { views: [{ ...view, name: 'Mine' }], version: 1 });
  expect((await views(later)).views).toEqual([{ ...view, name: 'Mine' }]);
  const saves = await Promise.all([1, 2, 3].map(() => saveViews(later, { views: [view], version: 2 })));
  expect(saves.filter(({ saved }) => saved)).toHaveLength(1);
  expect(await views(later)).toEqual({ views: [view], version: 3 });
});

test.each([
  [{ name: ' ' }, 'required'],
  [{ name: 'x'.repeat(61) }, 'too-long'],
  [{ id: 'a b' }, 'invalid'],
])('refuses a view like %j', async (more, problem) => {
  const json = { views: [{ ...view, ...more }], version: 1 };
  expect(await send(handler, updateSavedViews, { sessionToken, json })).toMatchObject({
    status: 400,
    body: { details: [{ problem }] },
  });
});

test('reply templates are shared by all', async () => {
  const template = { id: 'thanks', name: 'Thanks', en: 'Dear {name},\nthank you.', ar: 'عزيزي {name}' };
  const json = { templates: [template], version: 0 };
  expect(await send(handler, updateReplyTemplates, { sessionToken, json })).toMatchObject({ status: 200 });
  expect((await send(handler, updateReplyTemplates, { sessionToken, json })).status).toBe(409);
  expect((await send(handler, getReplyTemplates, { sessionToken })).body).toEqual({ ...json, version: 1 });
});
