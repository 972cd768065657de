import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, SessionEndedError } from '#web/lib/api-client.ts';
import { beginSession, endSessionIfOver, type Session, sessionQuery } from './session.ts';

const unauthorized = new ApiError(401, '', '');
let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => vi.unstubAllGlobals());

const session = () => queryClient.getQueryData(sessionQuery.queryKey);
const remember = (known: Session) => queryClient.setQueryData(sessionQuery.queryKey, known);
function readSession(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return queryClient.fetchQuery(sessionQuery);
}

describe('reading the session', () => {
  test('returns the signed-in administrator', async () => {
    expect(await readSession(200, { username: 'dara', role: 'owner' })).toEqual({
      username: 'dara',
      role: 'owner',
    });
  });
  test('returns nobody for a 401', async () => {
    expect(await readSession(401, { error: 'Please sign in.' })).toBe('signed-out');
  });
  test('throws for any other answer', async () => {
    await expect(readSession(503, { error: 'Busy.' })).rejects.toThrow('503: {"error":"Busy."}');
  });
});

describe('a failed call', () => {
  test('with 401 ends the session', () => {
    remember({ username: 'dara', role: 'owner' });
    endSessionIfOver(queryClient, new SessionEndedError(unauthorized));
    expect(session()).toBe('ended');
  });
  test.each([new ApiError(503, '', ''), unauthorized, new TypeError('Failed to fetch')])(
    'otherwise does not: %s',
    (error) => {
      remember({ username: 'dara', role: 'owner' });
      endSessionIfOver(queryClient, error);
      expect(session()).toEqual({ username: 'dara', role: 'owner' });
    },
  );
  test('ends nothing if nobody is signed in, as with a wrong password', () => {
    remember('signed-out');
    endSessionIfOver(queryClient, new SessionEndedError(unauthorized));
    expect(session()).toBe('signed-out');
  });
});

test('a new session starts without the data of the former one', () => {
  queryClient.setQueryData(['api', 'admin', 'contact-submissions', 'counts'], { new: 1, done: 2 });
  beginSession(queryClient, { username: 'dara', role: 'owner' });
  expect(session()).toEqual({ username: 'dara', role: 'owner' });
  expect(queryClient.getQueryData(['api', 'admin', 'contact-submissions', 'counts'])).toBeUndefined();
});
