import '#functions/data/testing/environment.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { countMessages } from '#shared/api/messages/message-counts.ts';
import { markMessageProcessed, reopenMessage } from '#shared/api/messages/messages.ts';
import { message as messageSchema } from '#shared/messages/message.ts';
import { idOf, messagesOf, messagesSite } from './testing/messages-site.ts';

const site = messagesSite();
const mark = (id: string) => site.askAsAdministrator(markMessageProcessed, { params: { id } });
const reopen = (id: string) => site.askAsAdministrator(reopenMessage, { params: { id } });

describe('the inbox', () => {
  beforeAll(() => Promise.all(Array.from({ length: 16 }, () => site.sendMessage())));

  test('answers in the contract’s form, newest first, with counts', async () => {
    const older = idOf(await site.sendMessage());
    const newer = idOf(await site.sendMessage());
    const answer = await site.list('state=new&limit=2');
    expect(messagesOf(answer).map(({ id }) => id)).toEqual([newer, older]);
    for (const message of messagesOf(answer)) expect(messageSchema.safeParse(message).success).toBe(true);
    const counts = await site.askAsAdministrator(countMessages);
    const number = expect.any(Number);
    expect(counts.body).toEqual({ new: number, done: number, spam: number, urgentSpam: number });
  });

  test('links its next page with the same parameters, until the last page', async () => {
    let query = 'state=new&limit=7';
    const seen: string[] = [];
    for (;;) {
      const answer = await site.list(query);
      expect(messagesOf(answer).length).toBeLessThanOrEqual(7);
      seen.push(...messagesOf(answer).map(({ id }) => id));
      const { Link: link } = answer.headers;
      if (link === undefined) break;
      const [, path, next] = /^<([^?]+)\?([^>]+)>; rel="next"$/.exec(String(link)) ?? [];
      expect(path).toBe('/api/admin/contact-submissions');
      expect(Object.fromEntries(new URLSearchParams(next))).toMatchObject({ state: 'new', limit: '7' });
      query = next ?? '';
    }
    expect(seen.length).toBeGreaterThan(14);
    expect(seen).toEqual(await site.idsIn('new'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('rejects a changed cursor, and one from another list', async () => {
    const { headers } = await site.list('state=new&limit=1');
    const cursor = /cursor=([\w-]+)/.exec(String(headers.Link))?.[1] ?? '';
    const session = Buffer.from('new/2026-01-01T00:00:00.000Z#session#abc').toString('base64url');
    for (const query of [
      `state=done&cursor=${cursor}`,
      `cursor=${cursor}`,
      `state=new&cursor=${cursor.slice(1)}`,
      `state=new&cursor=${cursor}A`,
      `state=new&cursor=${cursor}%3D`,
      `state=new&cursor=%20${cursor}`,
      `state=new&cursor=${session}`,
      'state=new&cursor=',
      'state=new&cursor=%00%ff',
      `state=new&cursor=${'A'.repeat(1001)}`,
    ]) {
      expect({ query, status: (await site.list(query)).status }).toEqual({ query, status: 400 });
    }
  });

  test.each([
    'state=old',
    'state=',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
  ])('rejects the query %s', async (query) => {
    expect((await site.list(query)).status).toBe(400);
  });

  test('ignores unknown parameters', async () => {
    expect((await site.list('__proto__=x&constructor=y&unknown=z')).status).toBe(200);
  });
});

describe('PUT /api/admin/contact-submissions/{id}/processed', () => {
  test('moves a message from new to done; repeating it changes nothing', async () => {
    const id = idOf(await site.sendMessage());
    const first = await mark(id);
    expect(first).toMatchObject({
      status: 200,
      body: { id, processed: true, processedAt: expect.any(String) },
    });
    expect((await mark(id)).body).toEqual(first.body);
    expect(messagesOf(await site.list('state=done&limit=1'))[0]?.id).toBe(id);
    expect(await site.idsIn('new')).not.toContain(id);
  });

  test.each(['absent-message-000', 'x', '', '%00', '..%2f..%2fadmin', '__proto__', 'x'.repeat(3000)])(
    'answers 404 for %j',
    async (id) => expect((await mark(id)).status).toBe(404),
  );

  test('answers 400 for a path that does not decode', async () => {
    expect((await mark('%E0%A4')).status).toBe(400);
  });
});

describe('DELETE /api/admin/contact-submissions/{id}/processed', () => {
  test('makes a message new again; repeating it changes nothing', async () => {
    const id = idOf(await site.sendMessage());
    await mark(id);
    const first = await reopen(id);
    expect(first).toMatchObject({ status: 200, body: { id, status: 'new', processed: false } });
    expect(first.body).not.toHaveProperty('processedAt');
    expect(await reopen(id)).toMatchObject({ status: 200, body: first.body });
    expect(await site.idsIn('new')).toContain(id);
    expect(await site.idsIn('done')).not.toContain(id);
  });

  test.each(['absent-message-000', 'x', '', '%00', '__proto__'])('answers 404 for %j', async (id) =>
    expect((await reopen(id)).status).toBe(404),
  );

  test('needs a session', async () => {
    const params = { id: idOf(await site.sendMessage()) };
    expect((await site.ask(reopenMessage, { params })).status).toBe(401);
  });
});
