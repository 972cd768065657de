import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#shared/api/session.ts';
import { ApiError, SessionEndedError } from '#web/lib/api-client.ts';
import { createQueryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';

const user: CurrentUser = { username: 'dara', role: 'owner' };
let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, user);
});
afterEach(() => onlineManager.setOnline(true));

const session = () => queryClient.getQueryData(sessionQuery.queryKey);
const unauthorized = new ApiError(401, '', '');
const fail = async () => {
  throw new SessionEndedError(unauthorized);
};

test('a query that is answered with 401 ends the session', async () => {
  await expect(queryClient.fetchQuery({ queryKey: ['x'], queryFn: fail })).rejects.toThrow('401');
  expect(session()).toBe('ended');
});

test('a background query that is answered with 401 does not change the screen', async () => {
  const queryFn = async () => {
    throw unauthorized;
  };
  await expect(queryClient.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('401');
  expect(session()).toBe(user);
});

test('a mutation that is answered with 401 ends the session', async () => {
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toThrow('401');
  expect(session()).toBe('ended');
});

test('a failed call is not repeated', async () => {
  let calls = 0;
  const queryFn = async () => {
    calls += 1;
    throw new TypeError('Failed to fetch');
  };
  await expect(queryClient.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow();
  expect(calls).toBe(1);
});

test('loaded data are not refetched automatically', async () => {
  let calls = 0;
  const queryFn = async () => ++calls;
  await queryClient.fetchQuery({ queryKey: ['x'], queryFn });
  expect(await queryClient.fetchQuery({ queryKey: ['x'], queryFn })).toBe(1);
});

test('offline, a mutation fails instead of waiting for the network', async () => {
  onlineManager.setOnline(false);
  const mutationFn = async () => {
    throw new TypeError('Failed to fetch');
  };
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, queryClient.defaultMutationOptions({ mutationFn }));
  await expect(mutation.execute(undefined)).rejects.toThrow('Failed to fetch');
});

test('back online, failed queries are repeated, and loaded data are not', async () => {
  const { refetchOnReconnect } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof refetchOnReconnect !== 'function') throw new Error('It depends on the query.');
  const queryKey = ['x'];
  await queryClient.fetchQuery({ queryKey, queryFn: async () => 1 });
  const query = queryClient.getQueryCache().find({ queryKey });
  expect(query && refetchOnReconnect(query)).toBe(false);
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(queryClient.fetchQuery({ queryKey, queryFn: failing, staleTime: 0 })).rejects.toThrow();
  expect(query && refetchOnReconnect(query)).toBe('always');
});
