import '#functions/data/testing/environment.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listAllMessages } from '#functions/data/messages/message.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestAnswer } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { sendContactMessage } from '#shared/api/messages/messages.ts';
import { handler } from './handler.ts';

/** An IP address that never stops sending. */
const sourceIp = '203.0.113.3';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());
afterEach(() => {
  vi.useRealTimers();
});
const at = (...[hour, minute, day]: [hour: number, minute: number, day: number]) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, day, hour, minute) });

const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
function sendMessage(headers: Record<string, string> = {}, from = sourceIp) {
  return send(handler, sendContactMessage, {
    json: { ...contact, ...filledForm() },
    headers,
    sourceIp: from,
  });
}
async function sendMany(count: number) {
  const answers: TestAnswer[] = [];
  while (answers.length < count) {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => sendMessage()))));
  }
  return (status: number) => answers.filter((answer) => answer.status === status);
}

test('stores 30 of 200 messages in a window, 60 across two windows, and answers with Retry-After', async () => {
  at(12, 9, 1);
  const first = await sendMany(200);
  expect([first(201).length, first(429).length]).toEqual([30, 170]);
  expect(first(429)[0]?.headers).toHaveProperty('Retry-After', '60');
  at(12, 10, 1);
  const second = await sendMany(50);
  expect([second(201).length, second(429).length]).toEqual([30, 20]);
  expect((await listAllMessages(100, undefined)).items).toHaveLength(60);
  expect((await sendMessage({}, '203.0.113.4')).status).toBe(201);
});

test('acknowledges a stored message again when it is repeated', async () => {
  at(12, 0, 2);
  const headers = { 'idempotency-key': 'stored-before-the-flood' };
  await sendMessage(headers);
  await sendMany(40);
  expect((await sendMessage()).status).toBe(429);
  expect((await sendMessage(headers)).status).toBe(201);
});
