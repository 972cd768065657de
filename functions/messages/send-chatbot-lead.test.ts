import '#functions/data/testing/environment.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { listMessages, sendChatbotLead } from '#shared/api/messages/messages.ts';
import { isUrgent, type Message } from '#shared/messages/message.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const lead = {
  name: 'Sara',
  email: 'sara@example.com',
  service: 'retail-audit',
  message: 'Service: Retail audit\nLive Agent Request: No',
  language: 'en',
  liveAgent: false,
};
let sent = 0;
/** Sends a lead with its own key and from its own IP address, unless the test sets them. */
async function sendLead(fields: object = {}, { headers, ...request }: TestRequest = {}) {
  sent += 1;
  const key = headers?.['idempotency-key'] ?? `test-lead-${sent}-00000000`;
  const answer = await send(handler, sendChatbotLead, {
    json: { ...lead, ...filledForm(), ...fields },
    headers: { ...headers, 'idempotency-key': key },
    sourceIp: `198.51.100.${sent}`,
    ...request,
  });
  return { answer, key };
}
async function inbox(id: string) {
  const { body } = await send(handler, listMessages, { sessionToken, query: 'limit=100' });
  return (body as Message[]).filter((message) => message.id === id);
}

describe('POST /api/chatbot-contact', () => {
  test('stores the lead in the inbox with its source, and answers with thanks', async () => {
    const { answer, key } = await sendLead({ company: 'Sample Foods' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Thank you for your request. We will contact you within 24 hours.',
      },
    });
    const { liveAgent: _, ...stored } = lead;
    expect(await inbox(key)).toEqual([
      {
        ...stored,
        company: 'Sample Foods',
        id: key,
        source: 'chatbot',
        suspicions: [],
        createdAt: expect.any(String),
        status: 'new',
        processed: false,
      },
    ]);
  });

  test('answers in the visitor’s language', async () => {
    const { answer } = await sendLead({ language: 'ar' });
    expect(answer.body).toMatchObject({ success: true, message: expect.stringContaining('خلال ٢٤ ساعة') });
  });

  test('stores a lead without a service as a general inquiry', async () => {
    const { key } = await sendLead({ service: undefined });
    expect((await inbox(key))[0]?.service).toBe('General Inquiry');
  });

  test('a lead that asks for a live agent is urgent, even if its text does not say so', async () => {
    const { key } = await sendLead({ message: 'Please call.', liveAgent: true });
    expect(isUrgent((await inbox(key))[0]?.message ?? '')).toBe(true);
  });

  test('stores a repeated lead once; another lead under its key is refused', async () => {
    const { key } = await sendLead();
    const headers = { 'idempotency-key': key };
    expect((await sendLead({}, { headers })).answer.status).toBe(201);
    const other = await sendLead({ name: 'Somebody else' }, { headers });
    expect(other.answer).toMatchObject({ status: 409, body: { success: false } });
    expect((await inbox(key)).map(({ name }) => name)).toEqual(['Sara']);
  });

  test('flags and stores spam', async () => {
    const { answer, key } = await sendLead({ website: 'https://spam.example', elapsedMs: 3 });
    expect(answer.status).toBe(201);
    expect((await inbox(key))[0]?.suspicions).toEqual(['honeypot', 'too-fast']);
  });

  test('answers a failure in the same form', async () => {
    const headers = { 'content-type': 'application/json' };
    const requests: [number, TestRequest][] = [
      [400, { json: { ...lead, email: 'nobody' } }],
      [400, { json: lead, headers: { origin: 'https://evil.example' } }],
      [413, { body: `"${'x'.repeat(70_000)}"`, headers }],
      [415, { body: 'name=Sara', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ];
    for (const [expected, request] of requests) {
      const { status, body } = await send(handler, sendChatbotLead, request);
      expect(status).toBe(expected);
      expect(body).toMatchObject({ success: false, message: expect.stringMatching(/./) });
      expect(body).not.toHaveProperty('error');
    }
  });
});
