import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { getFormToken, sendContactMessage } from '#shared/api/messages/messages.ts';
import { contact, idOf, messagesSite } from './testing/messages-site.ts';

const site = messagesSite();

describe('POST /api/contact', () => {
  test('answers 201 with the id under which the inbox shows the message', async () => {
    const answer = await site.sendMessage({
      fields: { company: ' ', service: 'general-inquiry', language: 'ar' },
    });
    expect(answer.status).toBe(201);
    expect(await site.messageOf(idOf(answer))).toEqual({
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

  test('stores the page and campaign of a message, and ignores a page of another site', async () => {
    const campaign = { source: ' fair ', medium: 'print' };
    const answer = await site.sendMessage({ fields: { page: '/ar/contact', campaign } });
    const origin = { page: '/ar/contact', campaign: { source: 'fair', medium: 'print' } };
    expect(await site.messageOf(idOf(answer))).toMatchObject(origin);
    for (const fields of [
      { page: '//evil.example' },
      { page: 'javascript:alert(1)' },
      { campaign: 'fair' },
      { campaign: { source: 'x'.repeat(101) } },
    ]) {
      expect((await site.sendMessage({ fields })).status).toBe(400);
    }
  });

  test('makes a key if there is none', async () => {
    const first = await site.ask(sendContactMessage, { json: contact });
    const second = await site.ask(sendContactMessage, { json: contact });
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
    expect((await site.sendMessage({ headers: { 'idempotency-key': key } })).status).toBe(400);
  });

  test('the same message sent 100 times at once is stored once, counted once and not flagged', async () => {
    const request = { headers: { 'idempotency-key': 'sent-a-hundred-times' }, sourceIp: '203.0.113.1' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => site.sendMessage(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await site.messageOf('sent-a-hundred-times'))?.suspicions).toEqual([]);
    const other = await site.sendMessage({ sourceIp: '203.0.113.1' });
    expect((await site.messageOf(idOf(other)))?.suspicions).toEqual([]);
  });

  test('refuses another message under the same key, and changes nothing', async () => {
    const headers = { 'idempotency-key': 'used-twice-000000000' };
    await site.sendMessage({ headers });
    expect(
      (await site.sendMessage({ headers, fields: { message: 'Something else entirely.' } })).status,
    ).toBe(409);
    expect((await site.messageOf('used-twice-000000000'))?.message).toBe(contact.message);
  });

  test('flags and stores spam', async () => {
    const answer = await site.sendMessage({ fields: { website: 'https://spam.example', elapsedMs: 3 } });
    expect(answer.status).toBe(201);
    expect((await site.messageOf(idOf(answer)))?.suspicions).toEqual(['honeypot', 'too-fast']);
  });

  test('flags and stores a message without a form token', async () => {
    const answer = await site.sendMessage({ fields: { formToken: undefined, elapsedMs: 9000 } });
    expect(answer.status).toBe(201);
    expect((await site.messageOf(idOf(answer)))?.suspicions).toEqual(['no-form']);
  });

  test('flags the sixth and later messages of an address', async () => {
    const flags: unknown[] = [];
    for (let n = 0; n < 7; n++) {
      const answer = await site.sendMessage({ sourceIp: '203.0.113.2' });
      flags.push((await site.messageOf(idOf(answer)))?.suspicions);
    }
    expect(flags).toEqual([[], [], [], [], [], ['too-many'], ['too-many']]);
  });
});

test('gives a form token to anybody, cached for one second', async () => {
  const { status, headers, body } = await site.ask(getFormToken);
  expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=1']);
  expect(body).toEqual({ formToken: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/) });
});
