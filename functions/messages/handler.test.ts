import '#functions/data/testing/environment.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  clearContactSubmission,
  countContactSubmissions,
  deleteContactSubmission,
  deleteSpam,
  getFormToken,
  listContactSubmissions,
  markContactSubmissionProcessed,
  reopenContactSubmission,
  sendContactMessage,
} from '#shared/api/messages.ts';
import { type ContactSubmission, contactSubmission } from '#shared/messages/message.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

let made = 0;
const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
/** Each message comes from an address and with a key of its own unless it says otherwise. */
async function sendMessage({ headers, ...request }: TestRequest & { fields?: object } = {}) {
  made += 1;
  return send(handler, sendContactMessage, {
    json: { ...contact, ...filledForm(), ...request.fields },
    headers: { 'idempotency-key': `test-message-${made}-000000`, ...headers },
    sourceIp: `198.51.100.${made % 250}`,
    ...request,
  });
}
const list = (query = '') => send(handler, listContactSubmissions, { sessionToken, query });
const mark = (id: string) => send(handler, markContactSubmissionProcessed, { sessionToken, params: { id } });
const reopen = (id: string) => send(handler, reopenContactSubmission, { sessionToken, params: { id } });
const idOf = (answer: { body: unknown }) => (answer.body as { id: string }).id;
const submissionsOf = (answer: { body: unknown }) => answer.body as ContactSubmission[];
async function inbox(id: string) {
  return submissionsOf(await list('limit=100')).find((message) => message.id === id);
}

describe('POST /api/contact', () => {
  test('answers 201 with the id under which the inbox shows the message', async () => {
    const answer = await sendMessage({
      fields: { company: ' ', service: 'general-inquiry', language: 'ar' },
    });
    expect(answer.status).toBe(201);
    expect(await inbox(idOf(answer))).toEqual({
      ...contact,
      id: idOf(answer),
      source: 'contact',
      service: 'general-inquiry',
      language: 'ar',
      suspicions: [],
      createdAt: expect.any(String),
      status: 'new',
      processed: false,
    });
  });

  test('without a key makes one', async () => {
    const first = await send(handler, sendContactMessage, { json: contact });
    const second = await send(handler, sendContactMessage, { json: contact });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(idOf(first)).not.toBe(idOf(second));
  });

  test.each([
    '',
    'short',
    'x'.repeat(65),
    'has spaces in its text',
    'key-one-00000000,key-two-00000000',
    '../../../etc/passwd',
  ])('refuses the key %j', async (key) => {
    expect((await sendMessage({ headers: { 'idempotency-key': key } })).status).toBe(400);
  });

  test('the same message sent 100 times at once is stored once, counted once and not flagged', async () => {
    const request = { headers: { 'idempotency-key': 'sent-a-hundred-times' }, sourceIp: '203.0.113.1' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendMessage(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await inbox('sent-a-hundred-times'))?.suspicions).toEqual([]);
    const other = await sendMessage({ sourceIp: '203.0.113.1' });
    expect((await inbox(idOf(other)))?.suspicions).toEqual([]);
  });

  test('another message under the same key is refused and changes nothing', async () => {
    const headers = { 'idempotency-key': 'used-twice-000000000' };
    await sendMessage({ headers });
    expect((await sendMessage({ headers, fields: { message: 'Something else entirely.' } })).status).toBe(
      409,
    );
    expect((await inbox('used-twice-000000000'))?.message).toBe(contact.message);
  });

  test('spam is flagged and kept', async () => {
    const answer = await sendMessage({ fields: { website: 'https://spam.example', elapsedMs: 3 } });
    expect(answer.status).toBe(201);
    expect((await inbox(idOf(answer)))?.suspicions).toEqual(['honeypot', 'too-fast']);
  });

  test('without a form’s token it is flagged and kept', async () => {
    const answer = await sendMessage({ fields: { formToken: undefined, elapsedMs: 9000 } });
    expect(answer.status).toBe(201);
    expect((await inbox(idOf(answer)))?.suspicions).toEqual(['no-form']);
  });

  test('the sixth message of an address is flagged, and so is the next', async () => {
    const flags: unknown[] = [];
    for (let n = 0; n < 7; n++) {
      const answer = await sendMessage({ sourceIp: '203.0.113.2' });
      flags.push((await inbox(idOf(answer)))?.suspicions);
    }
    expect(flags).toEqual([[], [], [], [], [], ['too-many'], ['too-many']]);
  });
});

test('a form’s token is given to anybody, for one second from the caches', async () => {
  const { status, headers, body } = await send(handler, getFormToken);
  expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=1']);
  expect(body).toEqual({ formToken: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/) });
});

describe('the inbox', () => {
  test('answers in the contract’s form, newest first, and counts', async () => {
    const older = idOf(await sendMessage());
    const newer = idOf(await sendMessage());
    const answer = await list('state=new&limit=2');
    expect(submissionsOf(answer).map(({ id }) => id)).toEqual([newer, older]);
    for (const message of submissionsOf(answer))
      expect(contactSubmission.safeParse(message).success).toBe(true);
    const counts = await send(handler, countContactSubmissions, { sessionToken });
    const number = expect.any(Number);
    expect(counts.body).toEqual({ new: number, done: number, spam: number, urgentSpam: number });
  });

  test('its next page is linked, with the other parameters kept, until the last', async () => {
    let query = 'state=new&limit=7';
    const seen: string[] = [];
    for (;;) {
      const answer = await list(query);
      expect(submissionsOf(answer).length).toBeLessThanOrEqual(7);
      seen.push(...submissionsOf(answer).map(({ id }) => id));
      const { Link: link } = answer.headers;
      if (link === undefined) break;
      const [, path, next] = /^<([^?]+)\?([^>]+)>; rel="next"$/.exec(String(link)) ?? [];
      expect(path).toBe('/api/admin/contact-submissions');
      expect(Object.fromEntries(new URLSearchParams(next))).toMatchObject({ state: 'new', limit: '7' });
      query = next ?? '';
    }
    expect(seen).toEqual(submissionsOf(await list('state=new')).map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a tampered cursor, or one of another list, is refused', async () => {
    const { headers } = await list('state=new&limit=1');
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
      expect({ query, status: (await list(query)).status }).toEqual({ query, status: 400 });
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
  ])('refuses the query %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  test('ignores parameters it does not know', async () => {
    expect((await list('__proto__=x&constructor=y&unknown=z')).status).toBe(200);
  });
});

describe('PUT /api/admin/contact-submissions/{id}/processed', () => {
  test('moves a message from new to done, and again changes nothing', async () => {
    const id = idOf(await sendMessage());
    const first = await mark(id);
    expect(first).toMatchObject({
      status: 200,
      body: { id, processed: true, processedAt: expect.any(String) },
    });
    expect((await mark(id)).body).toEqual(first.body);
    expect(submissionsOf(await list('state=done&limit=1'))[0]?.id).toBe(id);
    expect(submissionsOf(await list('state=new')).map((message) => message.id)).not.toContain(id);
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
  test('makes a message new again, and again changes nothing', async () => {
    const id = idOf(await sendMessage());
    await mark(id);
    const first = await reopen(id);
    expect(first).toMatchObject({ status: 200, body: { id, status: 'new', processed: false } });
    expect(first.body).not.toHaveProperty('processedAt');
    expect(await reopen(id)).toMatchObject({ status: 200, body: first.body });
    expect(submissionsOf(await list('state=new')).map((message) => message.id)).toContain(id);
    expect(submissionsOf(await list('state=done')).map((message) => message.id)).not.toContain(id);
  });

  test.each(['absent-message-000', 'x', '', '%00', '__proto__'])('answers 404 for %j', async (id) =>
    expect((await reopen(id)).status).toBe(404),
  );

  test('needs a session', async () => {
    const params = { id: idOf(await sendMessage()) };
    expect((await send(handler, reopenContactSubmission, { params })).status).toBe(401);
  });
});

describe('possible spam', () => {
  const clear = (id: string) => send(handler, clearContactSubmission, { sessionToken, params: { id } });
  const remove = (id: string) => send(handler, deleteContactSubmission, { sessionToken, params: { id } });
  const removeAll = (query: string) => send(handler, deleteSpam, { sessionToken, query });
  const flagged = async (message = contact.message) =>
    idOf(await sendMessage({ fields: { website: 'https://spam.example', message } }));
  const idsIn = async (state: string) =>
    submissionsOf(await list(`state=${state}`)).map((message) => message.id);

  test('is listed apart, and moved to the new ones by a word', async () => {
    const id = await flagged();
    expect(await idsIn('spam')).toContain(id);
    expect(await idsIn('new')).not.toContain(id);
    expect(await clear(id)).toMatchObject({ status: 200, body: { id, notSpamAt: expect.any(String) } });
    expect(await idsIn('spam')).not.toContain(id);
    expect(await idsIn('new')).toContain(id);
    expect((await remove(id)).status).toBe(409);
  });

  test('is deleted, one or all that came until then', async () => {
    const [one, other, urgent] = [await flagged(), await flagged(), await flagged('This is URGENT, please.')];
    expect((await remove(one)).status).toBe(204);
    expect((await remove(one)).status).toBe(404);
    const { before } = (await removeAll('')).body as { before: string };
    expect((await removeAll(`before=${before}`)).body).toEqual({ deleted: 0, more: false, before });
    expect(await idsIn('spam')).not.toContain(other);
    expect(await idsIn('urgent-spam')).toEqual([urgent]);
    expect((await removeAll(`before=${before}&include=urgent`)).body).toMatchObject({ deleted: 1 });
    expect(await idsIn('urgent-spam')).toEqual([]);
  });

  test.each(['before=', 'before=now', 'before=2030-01-01', 'before=2030-01-01T00:00:00.000Z&include=all'])(
    'is not deleted by the query %j',
    async (query) => expect((await removeAll(query)).status).toBe(400),
  );

  test.each(['absent-message-000', 'x', '%00', '__proto__'])('answers 404 for %j', async (id) => {
    expect([(await clear(id)).status, (await remove(id)).status]).toEqual([404, 404]);
  });

  test('needs a session', async () => {
    const params = { id: await flagged() };
    const answers = [
      await send(handler, clearContactSubmission, { params }),
      await send(handler, deleteContactSubmission, { params }),
      await send(handler, deleteSpam, { query: 'before=2030-01-01T00:00:00.000Z' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
