import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { assignMessages, changeMessages, deleteMessages } from '#shared/api/messages/bulk-messages.ts';
import { getMessage } from '#shared/api/messages/messages.ts';
import { maxAtOnce } from '#shared/messages/bulk.ts';
import { idOf, messagesSite } from './testing/messages-site.ts';

const site = messagesSite();
const sent = async (fields = {}) => idOf(await site.sendMessage({ fields }));
const flagged = () => sent({ website: 'https://spam.example' });
const change = (ids: readonly string[], to: string) =>
  site.askAsAdministrator(changeMessages, { json: { ids, change: to } });
const remove = (ids: readonly string[]) => site.askAsAdministrator(deleteMessages, { json: { ids } });
const all = (ids: string[]) => ({
  status: 200,
  body: {
    changed: expect.toSatisfy((changed: string[]) => `${changed.toSorted()}` === `${ids.toSorted()}`),
    failed: [],
  },
});

describe('changing many messages at once', () => {
  test('marks them as done, and reopens them', async () => {
    const ids = [await sent(), await sent(), await flagged()];
    expect(await change([...ids, 'absent-message-000'], 'done')).toMatchObject(all(ids));
    expect(await site.idsIn('new')).not.toContain(ids[0]);
    expect(await change(ids, 'reopen')).toMatchObject(all(ids));
    expect(await site.idsIn('new')).toEqual(expect.arrayContaining(ids));
  });

  test('marks them as spam whatever the automatic check says, and as not spam again', async () => {
    const [one, other, done, cleared] = [await sent(), await sent(), await sent(), await flagged()];
    await change([done], 'done');
    await change([cleared], 'not-spam');
    const ids = [one, other, cleared];
    expect(await change([...ids, done], 'spam')).toMatchObject(all(ids));
    expect(await site.idsIn('spam')).toEqual(expect.arrayContaining(ids));
    expect(await site.idsIn('done')).toContain(done);
    const { body } = await site.askAsAdministrator(getMessage, { params: { id: one } });
    expect(body).toMatchObject({ spamAt: expect.any(String), history: [{ what: 'spam' }] });
    expect(await change(ids, 'not-spam')).toMatchObject(all(ids));
    expect(await site.idsIn('new')).toEqual(expect.arrayContaining(ids));
    expect((await site.messageOf(one))?.spamAt).toBeUndefined();
  });

  test('deletes only those that look like spam', async () => {
    const [spam, marked, real] = [await flagged(), await sent(), await sent()];
    await change([marked], 'spam');
    expect(await remove([spam, marked, real])).toMatchObject(all([spam, marked]));
    expect(await remove([spam, marked])).toMatchObject(all([spam, marked]));
    expect(await site.messageOf(real)).toBeDefined();
    expect(await site.messageOf(marked)).toBeUndefined();
  });

  test('assigns them, and undoes that unless somebody else has assigned them since', async () => {
    const ids = [await sent(), await sent()];
    const assign = (json: object) => site.askAsAdministrator(assignMessages, { json });
    const owners = async () => Promise.all(ids.map(async (id) => (await site.messageOf(id))?.assignee));
    expect(await assign({ ids, assignee: 'ADMIN' })).toMatchObject(all(ids));
    expect(await assign({ ids: [...ids, 'absent-message-000'], assignee: 'admin' })).toMatchObject(all(ids));
    expect(await owners()).toEqual(['admin', 'admin']);
    const { body } = await site.askAsAdministrator(getMessage, { params: { id: String(ids[0]) } });
    expect(body).toMatchObject({ history: [{ what: 'assignee', from: '', to: 'admin', by: 'admin' }] });
    await assign({ ids: ids.slice(1), assignee: '' });
    expect(await assign({ ids, assignee: '', from: 'admin' })).toMatchObject(all(ids));
    expect(await owners()).toEqual([undefined, undefined]);
    expect(await assign({ ids, assignee: 'admin', from: 'sara' })).toMatchObject(all([]));
    for (const from of [undefined, 'admin']) {
      expect(await assign({ ids, assignee: 'nobody-of-us', from })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'assignee', problem: 'invalid' }] },
      });
    }
    expect((await site.ask(assignMessages, { json: { ids, assignee: '' } })).status).toBe(401);
  });

  test.each([
    { ids: [], change: 'done' },
    { ids: ['x'], change: 'done' },
    { ids: ['absent-message-000'], change: 'won' },
    { ids: 'absent-message-000', change: 'done' },
    { ids: Array.from({ length: maxAtOnce + 1 }, (_, n) => `absent-message-${n + 100}`), change: 'done' },
    { change: 'done' },
  ])('refuses the request %j', async (json) => {
    expect((await site.askAsAdministrator(changeMessages, { json })).status).toBe(400);
    const { change: _, ...ids } = json;
    if (json.change === 'done') {
      expect((await site.askAsAdministrator(deleteMessages, { json: ids })).status).toBe(400);
    }
  });

  test('needs a session', async () => {
    const json = { ids: [await sent()], change: 'done' };
    expect((await site.ask(changeMessages, { json })).status).toBe(401);
    expect((await site.ask(deleteMessages, { json })).status).toBe(401);
  });
});
