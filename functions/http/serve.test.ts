import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { errorBody } from '#shared/api/endpoint/error.ts';
import { sendChatbotLead, sendContactMessage } from '#shared/api/messages/messages.ts';
import { listNewsletterSubscriptions } from '#shared/api/newsletter.ts';
import { logout } from '#shared/api/session.ts';
import { shareBlogPost } from '#shared/api/share.ts';
import { BadRequest, TooManyRequests } from './errors.ts';
import { serve } from './serve.ts';
import { answerOf, eventFor, send, testContext } from './testing/event.ts';
import { contact, handlers, reached, stubs } from './testing/groups.ts';

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  reached.mockReset().mockReturnValue({ body: { id: 'id' } });
});

describe('a group of endpoints', () => {
  test('must implement exactly its endpoints', () => {
    const { logout: _, ...withoutLogout } = stubs('session');
    // @ts-expect-error logout is missing
    serve('session', withoutLogout);
    // @ts-expect-error countMessages is not of this group
    serve('session', { ...stubs('session'), countMessages: vi.fn() });
    // @ts-expect-error the answer has no username
    serve('session', { ...stubs('session'), login: async () => ({ body: {} }) });
    serve('session', stubs('session'));
  });

  test.each([['GET /api/nothing'], ['DELETE /api/contact'], ['$default'], ['__proto__'], ['']])(
    'answers 404 for the route %j',
    async (routeKey) => {
      const answer = answerOf(
        await handlers.messages({ ...eventFor(sendContactMessage), routeKey }, testContext),
      );
      expect(answer.status).toBe(404);
      expect(errorBody.safeParse(answer.body).success).toBe(true);
    },
  );
});

describe('an answer', () => {
  test('is JSON that is not cached, unless the table of endpoints says otherwise', async () => {
    reached.mockReturnValue({ status: 201, body: { id: 'id' } });
    const { status, headers, body } = await send(handlers.messages, sendContactMessage, { json: contact });
    expect({ status, body }).toEqual({ status: 201, body: { id: 'id' } });
    expect(headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('contains only fields that the response schema names', async () => {
    reached.mockReturnValue({ body: { id: 'id', contentHash: 'secret' } });
    expect((await send(handlers.messages, sendContactMessage, { json: contact })).body).toEqual({ id: 'id' });
  });

  test('of another media type is its text, unchanged', async () => {
    reached.mockReturnValue({ body: '<!doctype html>' });
    const { status, text, headers } = await send(handlers.share, shareBlogPost, { params: { id: 'x' } });
    expect({ status, text }).toEqual({ status: 200, text: '<!doctype html>' });
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=2',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('of another media type is JSON if it fails', async () => {
    const { status, headers, body } = await send(handlers.newsletter, listNewsletterSubscriptions);
    expect({ status, body }).toEqual({ status: 401, body: { error: 'Sign in to continue.' } });
    expect(headers['Content-Type']).toBe('application/json; charset=utf-8');
  });

  test('without a response schema is 204 without a body', async () => {
    const { status, text } = await send(handlers.session, logout);
    expect({ status, text }).toEqual({ status: 204, text: '' });
  });

  test.each(['a\r\nSet-Cookie: x=y', 'a\nb', 'a\0b', 'ü'])('never has the header value %j', async (value) => {
    reached.mockReturnValue({ body: undefined, headers: { Location: value } });
    const { status, headers } = await send(handlers.session, logout);
    expect(status).toBe(500);
    expect(Object.values(headers)).not.toContain(value);
  });
});

describe('an operation', () => {
  test('gets its parsed input', async () => {
    await send(handlers.messages, sendContactMessage, { json: { ...contact, name: ' Shilan ', extra: 1 } });
    expect(reached.mock.calls[0]?.[0].body).toMatchObject(contact);
    expect(reached.mock.calls[0]?.[0].body).not.toHaveProperty('extra');
  });

  test('gets decoded path parameters', async () => {
    reached.mockReturnValue({ body: '' });
    await send(handlers.share, shareBlogPost, { params: { id: 'a%2Fb%20%D8%B9' } });
    expect(reached.mock.calls[0]?.[0].params).toEqual({ id: 'a/b ع' });
  });

  test('is not called for a path that cannot be decoded', async () => {
    const { status, body } = await send(handlers.share, shareBlogPost, { params: { id: '%E0%A4' } });
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(/encoding/) } });
    expect(reached).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  test('that throws a visible error answers with its status, sentence and details', async () => {
    reached.mockImplementation(() => {
      throw new BadRequest('Say more.', [{ field: 'name', problem: 'required' }]);
    });
    const { status, body } = await send(handlers.messages, sendContactMessage, { json: contact });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'Say more.', details: [{ field: 'name', problem: 'required' }] },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('that limits the rate answers with Retry-After', async () => {
    reached.mockImplementation(() => {
      throw new TooManyRequests('Wait.', 42);
    });
    const { status, headers } = await send(handlers.messages, sendContactMessage, { json: contact });
    expect({ status, wait: headers['Retry-After'] }).toEqual({ status: 429, wait: '42' });
  });

  test.each([
    ['slows down', 429, () => new TooManyRequests('Wait.', 42)],
    ['breaks', 500, () => new TypeError('secret detail')],
    ['is out of reach', 503, () => Object.assign(new Error('aws detail'), { name: 'ThrottlingException' })],
  ])('that %s answers in the form that its endpoint declares', async (_what, expected, failure) => {
    reached.mockImplementation(() => {
      throw failure();
    });
    const { status, body } = await send(handlers.messages, sendChatbotLead, { json: contact });
    expect(status).toBe(expected);
    expect(body).toEqual({ success: false, message: expect.not.stringMatching(/secret|aws/) });
  });

  test('that fails answers with one sentence, and logs the cause and the request ids in one line', async () => {
    reached.mockImplementation(() => {
      throw new TypeError('secret detail');
    });
    const { status, text, headers } = await send(handlers.messages, sendContactMessage, { json: contact });
    expect(status).toBe(500);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(text).not.toMatch(/secret|TypeError|\bat /);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]).toEqual([expect.any(Object)]);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      failure: 'Request failed',
      requestId: 'lambda-request',
      apiRequestId: 'api-request',
      route: 'POST /api/contact',
      error: { name: 'TypeError', message: 'secret detail' },
    });
  });

  test.each([
    ['ProvisionedThroughputExceededException', undefined],
    ['ThrottlingException', undefined],
    ['InternalServerError', undefined],
    ['TimeoutError', undefined],
    ['Error', 'ECONNREFUSED'],
    ['Error', 'ENOTFOUND'],
  ])('whose database fails with %s %s answers 503 with Retry-After', async (name, code) => {
    reached.mockImplementation(() => {
      throw Object.assign(new Error('aws detail'), { name, code });
    });
    const { status, headers, text } = await send(handlers.messages, sendContactMessage, { json: contact });
    expect(status).toBe(503);
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
    expect(text).not.toMatch(/Exception|aws|ECONN|Timeout/);
  });
});
