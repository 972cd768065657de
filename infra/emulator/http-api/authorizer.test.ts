import { beforeEach, expect, test, vi } from 'vitest';
import type { TemplateResource } from '../template/cloud-assembly.ts';
import { stackOf } from '../testing/stack.ts';
import { readAuthorizers } from './authorizer.ts';

const arn = 'arn:aws:lambda:us-east-1:000000000000:function:Site-Authorizer';
const uri = `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${arn}/invocations`;
const identity = { apiId: 'api', accountId: '000000000000', domainName: 'api.example' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  return () => void vi.useRealTimers();
});

const permission: TemplateResource = {
  Type: 'AWS::Lambda::Permission',
  Properties: { FunctionName: arn, Principal: 'apigateway.amazonaws.com' },
};

/** Returns an authorizer whose function gives this answer; `events` are the events of its calls. */
function authorizer(answer: object = { result: '{"isAuthorized":true}' }, more: object = {}, extra?: object) {
  const events: Record<string, unknown>[] = [];
  const stack = stackOf({
    Authorizer: {
      Type: 'AWS::ApiGatewayV2::Authorizer',
      Properties: {
        ...{ Name: 'authorizer', ApiId: 'api', AuthorizerType: 'REQUEST', AuthorizerUri: uri },
        ...{ AuthorizerPayloadFormatVersion: '2.0', EnableSimpleResponses: true },
        ...{ AuthorizerResultTtlInSeconds: 300, IdentitySource: ['$request.header.X-Proof'], ...more },
      },
    },
    ...(extra ?? { Permission: permission }),
  });
  const invoke = async (event: unknown) => {
    events.push(event as Record<string, unknown>);
    return answer as { result: string };
  };
  const authorize = readAuthorizers(stack, new Map([[arn, { invoke }]]))
    .values()
    .next().value;
  const ask = async (proof?: string) => {
    const request = {
      ...{ method: 'GET', path: '/api/posts', query: '', body: Buffer.alloc(0), sourceIp: '192.0.2.1' },
      headers: new Map(proof === undefined ? [] : [['x-proof', [proof]]]),
    };
    const route = { key: 'GET /api/posts', target: undefined, parameters: {} };
    const refused = await authorize?.(request, route, identity);
    return refused && [refused.status, refused.body.toString()];
  };
  return { ask, events };
}

test('refuses a request without the identity source, without a call of the function', async () => {
  const { ask, events } = authorizer();
  expect(await ask()).toEqual([401, '{"message":"Unauthorized"}']);
  expect(await ask('')).toEqual([401, '{"message":"Unauthorized"}']);
  expect(events).toEqual([]);
});

test('calls the function with the request, and caches its answer by value for the template’s time', async () => {
  const { ask, events } = authorizer();
  expect(await ask('right')).toBeUndefined();
  expect(await ask('right')).toBeUndefined();
  expect(events).toMatchObject([
    { version: '2.0', type: 'REQUEST', identitySource: ['right'], routeKey: 'GET /api/posts' },
  ]);
  await ask('another');
  expect(events).toHaveLength(2);
  vi.setSystemTime(Date.now() + 299_000);
  await ask('right');
  expect(events).toHaveLength(2);
  vi.setSystemTime(Date.now() + 2000);
  await ask('right');
  expect(events).toHaveLength(3);
});

test('answers 403 if not authorized, also from the cache; a time of 0 caches nothing', async () => {
  const { ask, events } = authorizer({ result: '{"isAuthorized":false}' });
  expect(await ask('wrong')).toEqual([403, '{"message":"Forbidden"}']);
  expect(await ask('wrong')).toEqual([403, '{"message":"Forbidden"}']);
  expect(events).toHaveLength(1);
  const fresh = authorizer(undefined, { AuthorizerResultTtlInSeconds: 0 });
  await fresh.ask('right');
  await fresh.ask('right');
  expect(fresh.events).toHaveLength(2);
});

test.each([
  ['that fails', { error: 'busy' }],
  ['with a policy in place of a simple response', { result: '{"policyDocument":{}}' }],
  ['that is no JSON', { result: 'yes' }],
])('an answer %s gives 500, and is not cached', async (_, answer) => {
  const { ask, events } = authorizer(answer);
  expect((await ask('right'))?.[0]).toBe(500);
  await ask('right');
  expect(events).toHaveLength(2);
});

test.each([
  ['an option', { AuthorizerCredentialsArn: 'arn' }, 'AuthorizerCredentialsArn of'],
  ['tokens', { AuthorizerType: 'JWT' }, 'is not one with'],
  ['policies as answers', { EnableSimpleResponses: false }, 'is not one with'],
  ['another function', { AuthorizerUri: 'arn' }, 'is not one with'],
  ['another source', { IdentitySource: ['$request.querystring.a'] }, 'identity source'],
  ['answers that are kept for everybody', { IdentitySource: [] }, 'takes an identity source'],
])('%s is not supported', (_, more, sentence) => {
  expect(() => authorizer(undefined, more)).toThrow(sentence);
});

test('requires the API to be allowed to call the function', () => {
  expect(() => authorizer(undefined, {}, {})).toThrow('may not call');
});
