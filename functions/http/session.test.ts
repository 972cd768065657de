import '#functions/data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { send, type TestRequest } from './testing/event.ts';
import { all, handlers, reached } from './testing/groups.ts';

const table = mockClient(dynamodb);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  table.reset();
  reached.mockReset();
});

describe('endpoints for administrators', () => {
  const adminEndpoints = all.filter(([, { access }]) => access !== 'public');
  const someToken = 'A'.repeat(43);
  const requests: [string, TestRequest][] = [
    ['no cookie', {}],
    ['a token nobody has', { sessionToken: someToken }],
    ['a token of the wrong form', { sessionToken: '../../x' }],
    ['an empty token', { sessionToken: '' }],
    ['an invalid body', { body: '{', headers: { 'content-type': 'text/plain' } }],
    ['an invalid query', { query: 'limit=-1&cursor=%00&limit=2' }],
    ['a path that does not decode', { params: { id: '%E0%A4' } }],
  ];
  test('exist', () => expect(adminEndpoints.length).toBeGreaterThan(3));

  describe.each(adminEndpoints)('%s', (_name, endpoint) => {
    test.each(requests)('with %s answers 401 and writes nothing', async (_what, request) => {
      table.on(GetCommand).resolves({});
      const { status, body } = await send(handlers[endpoint.group], endpoint, {
        params: { id: 'x' },
        ...request,
      });
      expect(status).toBe(401);
      const { from } = endpoint.failure ?? defaultFailure;
      expect(body).toEqual(from({ error: 'Sign in to continue.' }));
      expect(reached).not.toHaveBeenCalled();
      const commands = table.calls().map(({ firstArg }) => firstArg.constructor.name);
      expect(commands.filter((name) => name !== 'GetCommand')).toEqual([]);
    });

    test('answers 503 if the session cannot be looked up', async () => {
      table.on(GetCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
      const { status } = await send(handlers[endpoint.group], endpoint, { sessionToken: someToken });
      expect(status).toBe(503);
      expect(reached).not.toHaveBeenCalled();
    });
  });
});
