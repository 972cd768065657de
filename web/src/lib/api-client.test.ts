import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listMessages, markMessageProcessed, sendContactMessage } from '#shared/api/messages/messages.ts';
import {
  ApiError,
  callApi,
  callApiPage,
  isSignedOut,
  onSessionEnd,
  SessionEndedError,
} from './api-client.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

const message = { name: 'Sara', email: 'sara@example.com', message: 'A message of some length' };
const answer = (body: string, init: ResponseInit = {}) =>
  fetchMock.mockResolvedValue(new Response(body, init));

test('a call sends the cookies and its body as JSON', async () => {
  answer('{"id":"m1"}', { status: 201 });
  await expect(
    callApi(sendContactMessage, { body: message, headers: { 'Idempotency-Key': 'k' } }),
  ).resolves.toEqual({ id: 'm1' });
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/contact');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    body: JSON.stringify(message),
  });
});

test('parameters are encoded in the path', async () => {
  answer('{}');
  await callApi(markMessageProcessed, { params: { id: 'a/b' } });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/admin/contact-submissions/a%2Fb/processed');
});

test('a failed call throws the status and the body', async () => {
  answer('{"error":"No."}', { status: 409, statusText: 'Conflict' });
  const failure = await callApi(sendContactMessage, { body: message }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: '409: {"error":"No."}', status: 409, problem: { error: 'No.' } });
});

test('a failed call without a body throws the status text', async () => {
  answer('', { status: 503, statusText: 'Service Unavailable' });
  await expect(callApi(sendContactMessage, { body: message })).rejects.toThrow('503: Service Unavailable');
});

describe('a call that finds the session ended', () => {
  const renewal = vi.fn<() => Promise<boolean>>();
  let stop: () => void;
  beforeEach(() => {
    stop = onSessionEnd(renewal);
    fetchMock.mockImplementation(async () => Response.json({ error: 'Sign in.' }, { status: 401 }));
  });
  afterEach(() => {
    stop();
    renewal.mockReset();
  });
  const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

  test('waits for a new session and is repeated once', async () => {
    renewal.mockImplementation(async () => {
      answer('[]');
      return true;
    });
    await expect(callApi(listMessages)).resolves.toEqual([]);
  });
  test('fails if nobody signs in', async () => {
    renewal.mockResolvedValue(false);
    expect(await failure(callApi(listMessages))).toBeInstanceOf(SessionEndedError);
  });
  test.each([
    ['in the background', () => callApi(listMessages, { renews: false })],
    ['that needs no session', () => callApi(sendContactMessage, { body: message })],
  ])('fails like any other call %s', async (_, call) => {
    const error = await failure(call());
    expect(isSignedOut(error)).toBe(true);
    expect(error).not.toBeInstanceOf(SessionEndedError);
    expect(renewal).not.toHaveBeenCalled();
  });
});

describe('a call without an answer', () => {
  const stalled = new AbortController();
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stalled.signal);
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
  });

  test('ends after a time, whether the caller can abort it or not', async () => {
    const { signal } = new AbortController();
    const calls = [callApi(listMessages), callApi(listMessages, { signal })];
    stalled.abort(new DOMException('', 'TimeoutError'));
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

test('a caller can abort a call', async () => {
  const caller = new AbortController();
  fetchMock.mockImplementation(async (_, init) => {
    caller.abort();
    init?.signal?.throwIfAborted();
    return new Response('[]');
  });
  await expect(callApi(listMessages, { signal: caller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a page of a list has the link to the next one', async () => {
  answer('[]', { headers: { Link: '</api/admin/contact-submissions?state=new&cursor=a%2Bb>; rel="next"' } });
  await expect(callApiPage(listMessages, { query: { state: 'new' } })).resolves.toEqual({
    data: [],
    next: 'a+b',
  });
  answer('[]');
  await expect(callApiPage(listMessages)).resolves.toEqual({ data: [], next: undefined });
});
