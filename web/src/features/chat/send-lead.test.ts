import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeLead } from '#shared/messages/chat.ts';
import { formToken } from '#web/lib/form/form-token.ts';
import { freshChat } from './chat-state.ts';
import { sendLead } from './send-lead.ts';

const answers = {
  ...freshChat.answers,
  service: 'retail-audit',
  requestLiveAgent: true,
  name: 'Sara',
  company: 'Sample Foods',
  email: 'sara@example.com',
};
const context = { language: 'ar', website: '', elapsedMs: 9000 } as const;
const key = 'a-key-of-sixteen-characters';

function answerWith(status: number, body: string) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
beforeEach(() => void vi.stubGlobal('location', { pathname: '/what-we-do' }));
afterEach(() => vi.unstubAllGlobals());

test('sends the lead with its key and returns the server’s message to the visitor', async () => {
  const fetched = answerWith(201, '{"success":true,"message":"Thank you."}');
  expect(await sendLead(answers, key, context)).toBe('Thank you.');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/chatbot-contact');
  expect(init?.headers).toMatchObject({ 'Idempotency-Key': key });
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Sara',
    email: 'sara@example.com',
    company: 'Sample Foods',
    service: 'retail-audit',
    message: composeLead(answers),
    liveAgent: true,
    ...context,
    page: '/what-we-do',
    // `undefined`, unless a form has requested a token before.
    formToken: formToken(),
  });
});

test.each([
  [{ service: '', serviceCustom: '' }, 'General Inquiry'],
  [{ service: 'other', serviceCustom: ' Planogram check ' }, 'Planogram check'],
])('with the answers %j the service is %s', async (change, service) => {
  const fetched = answerWith(201, '{"success":true,"message":""}');
  await sendLead({ ...answers, ...change }, key, context);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).service).toBe(service);
});

test.each([
  [200, '{"success":false,"message":"Not today."}', 'Not today.'],
  [400, '{"success":false,"message":"Correct the fields."}', 'Correct the fields.'],
  [503, '{"success":false,"message":""}', 'Submission failed'],
  [502, '<html>Bad gateway</html>', 'Submission failed'],
])('an answer %i %s throws “%s”', async (status, body, message) => {
  answerWith(status, body);
  await expect(sendLead(answers, key, context)).rejects.toThrow(message);
});
