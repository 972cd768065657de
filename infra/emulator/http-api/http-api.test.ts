import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type HttpRequest, headersFrom } from '../http/http-message.ts';
import { ConcurrencyLimit } from '../lambda/concurrency-limit.ts';
import { LambdaFunction } from '../lambda/lambda-function.ts';
import { SpareInstances } from '../lambda/spare-instances.ts';
import { stackOf } from '../testing/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createHttpApi } from './http-api.ts';
import type { RouteSettings } from './throttle.ts';

/** Returns an API whose routes all go to a handler with the given body of `async (event) => { … }`. */
async function apiOf(
  body: string,
  options: {
    timeout?: number;
    concurrency?: number;
    shared?: RouteSettings;
    own?: Record<string, RouteSettings>;
    api?: object;
    route?: object;
  } = {},
) {
  const file = join(await temporaryFolder(), 'index.js');
  await writeFile(file, `exports.handler = async (event) => { ${body} };`);
  const lambda = new LambdaFunction({
    data: { file, exportName: 'handler', functionName: 'site', functionArn: 'arn', memorySize: 128 },
    environment: {},
    timeout: 5000,
    spare: new SpareInstances(3),
    concurrency: new ConcurrencyLimit({ concurrency: options.concurrency }),
    log: () => {},
  });
  onTestFinished(() => lambda.stop());
  const route = (key: string) => ({
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      RouteKey: key,
      Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
      ...options.route,
    },
  });
  const stack = stackOf({
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ...options.api } },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: {
        StageName: '$default',
        ...(options.shared && { DefaultRouteSettings: options.shared }),
        ...(options.own && { RouteSettings: options.own }),
      },
    },
    Integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: 'arn',
        PayloadFormatVersion: '2.0',
        TimeoutInMillis: options.timeout,
      },
    },
    List: route('GET /api/posts'),
    Latest: route('GET /api/posts/latest'),
    One: route('GET /api/posts/{id}'),
    Send: route('POST /api/posts'),
    Files: route('GET /files/{path+}'),
  });
  const api = createHttpApi(stack, new Map([['arn', lambda]]));
  return async (request: Partial<HttpRequest> = {}) => {
    const { status, headers, body } = await api.handle({
      method: 'GET',
      path: '/api/posts',
      query: '',
      headers: new Map(),
      body: Buffer.alloc(0),
      sourceIp: '203.0.113.7',
      ...request,
    });
    return { status, headers, text: body.toString() };
  };
}

const echo = 'return event';

test('the event has the fields of payload format 2.0', async () => {
  const ask = await apiOf(echo);
  const { text } = await ask({
    path: '/api/posts/a%2Fb%20%D8%B9',
    query: 'q=a%20b&tag=1&tag=2',
    headers: new Map([
      ['accept', ['text/html', 'application/json']],
      ['cookie', ['a=1; b=2', 'c=3']],
    ]),
  });
  expect(JSON.parse(text)).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/posts/{id}',
    rawPath: '/api/posts/a/b ع',
    rawQueryString: 'q=a%20b&tag=1&tag=2',
    queryStringParameters: { q: 'a b', tag: '1,2' },
    pathParameters: { id: 'a/b ع' },
    headers: { accept: 'text/html,application/json' },
    cookies: ['a=1', 'b=2', 'c=3'],
    requestContext: { http: { method: 'GET', sourceIp: '203.0.113.7' }, stage: '$default' },
    isBase64Encoded: false,
  });
  expect(JSON.parse(text).headers.cookie).toBeUndefined();
  expect(JSON.parse(text).body).toBeUndefined();
});

test('a body is text or base64, depending on its content type', async () => {
  const ask = await apiOf(echo);
  const send = async (type: string) => {
    const headers = headersFrom({ 'content-type': type });
    const { text } = await ask({ method: 'POST', headers, body: Buffer.from('{"é":1}') });
    return JSON.parse(text);
  };
  expect(await send('application/json; charset=utf-8')).toMatchObject({
    body: '{"é":1}',
    isBase64Encoded: false,
  });
  const base64 = { body: Buffer.from('{"é":1}').toString('base64'), isBase64Encoded: true };
  expect(await send('multipart/form-data; boundary=x')).toMatchObject(base64);
  expect(await send('application/x-www-form-urlencoded')).toMatchObject(base64);
});

test.each([
  ['GET', '/api/posts/latest', 'GET /api/posts/latest'],
  ['GET', '/api/posts/7', 'GET /api/posts/{id}'],
  ['GET', '/files/a/b', 'GET /files/{path+}'],
])('%s %s uses the most specific route', async (method, path, routeKey) => {
  const ask = await apiOf(echo);
  expect(JSON.parse((await ask({ method, path })).text)).toMatchObject({ routeKey });
});

test.each([
  ['another method', { method: 'DELETE' }],
  ['another path', { path: '/api/unknown' }],
  ['a slash at the end', { path: '/api/posts/' }],
])('%s is not found', async (_, request) => {
  const ask = await apiOf(echo);
  expect(await ask(request)).toMatchObject({ status: 404, text: '{"message":"Not Found"}' });
});

test('a malformed path gives 400', async () => {
  const ask = await apiOf(echo);
  expect(await ask({ path: '/api/%zz' })).toMatchObject({ status: 400 });
});

test('a structured result becomes the answer', async () => {
  const ask = await apiOf(
    `return { statusCode: 201, headers: { 'X-A': 1 }, cookies: ['a=1', 'b=2'], body: btoa('hi'), isBase64Encoded: true }`,
  );
  const { status, headers, text } = await ask();
  expect([status, text]).toEqual([201, 'hi']);
  expect(headers.get('x-a')).toEqual(['1']);
  expect(headers.get('set-cookie')).toEqual(['a=1', 'b=2']);
});

test('a bare result becomes the body', async () => {
  const { status, headers, text } = await (await apiOf('return { ok: true }'))();
  expect([status, headers.get('content-type'), text]).toEqual([200, ['application/json'], '{"ok":true}']);
});

test.each([
  ['throws', 'throw new Error("secret")'],
  ['answers a body that is no text', 'return { statusCode: 200, body: { a: 1 } }'],
  ['answers no real status', 'return { statusCode: "none" }'],
  ['answers a broken header', 'return { statusCode: 200, headers: { "a": "x\\ny" } }'],
  ['answers more than 6 MB', 'return { statusCode: 200, body: "x".repeat(7e6) }'],
])('a handler that %s gives 500', async (_, body) => {
  const ask = await apiOf(body);
  expect(await ask()).toMatchObject({ status: 500, text: '{"message":"Internal Server Error"}' });
});

test('a handler slower than its integration gives 503', async () => {
  const ask = await apiOf('await new Promise(() => {})', { timeout: 50 });
  expect(await ask()).toMatchObject({ status: 503, text: '{"message":"Service Unavailable"}' });
});

test('a throttled handler gives 503', async () => {
  const ask = await apiOf('return 1', { concurrency: 0 });
  expect(await ask()).toMatchObject({ status: 503, text: '{"message":"Service Unavailable"}' });
});

test('refuses a body over 10 MB, and an event over 6 MB once encoded', async () => {
  const ask = await apiOf('return event.body.length');
  const send = (type: string, size: number) =>
    ask({ method: 'POST', headers: headersFrom({ 'content-type': type }), body: Buffer.alloc(size, 'a') });
  const megabyte = 1024 * 1024;
  expect(await send('text/plain', 10 * megabyte + 1)).toMatchObject({
    status: 413,
    text: '{"message":"Request Entity Too Large"}',
  });
  expect(await send('image/png', 5 * megabyte)).toMatchObject({ status: 413 });
  expect(await send('text/plain', 5 * megabyte)).toMatchObject({ status: 200 });
  expect(await send('image/png', 4 * megabyte)).toMatchObject({ status: 200 });
});

/** Settings that let through a first burst of requests and none after it. */
const burst = (max: number): RouteSettings => ({ ThrottlingRateLimit: 0, ThrottlingBurstLimit: max });

test('throttles requests over the limit of the stage', async () => {
  const ask = await apiOf('return 1', { shared: burst(2) });
  const statuses = [(await ask()).status, (await ask()).status, (await ask()).status];
  expect(statuses).toEqual([200, 200, 429]);
  expect(await ask()).toMatchObject({ text: '{"message":"Too Many Requests"}' });
});

test('the limit of a route is independent of the stage’s limit', async () => {
  const ask = await apiOf('return 1', { shared: burst(1), own: { 'POST /api/posts': burst(2) } });
  const send = async () => (await ask({ method: 'POST' })).status;
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
});

test('a request without a route counts towards no limit', async () => {
  const ask = await apiOf('return 1', { shared: burst(1) });
  expect((await ask({ path: '/api/unknown' })).status).toBe(404);
  expect((await ask()).status).toBe(200);
});

test.each([
  ['a route there is not', { own: { 'GET /api/unknown': burst(1) } }, 'GET /api/unknown'],
  ['a setting not known here', { shared: { LoggingLevel: 'INFO' } as RouteSettings }, 'LoggingLevel'],
])('limits with %s are an error', async (_what, options, named) => {
  await expect(apiOf('return 1', options)).rejects.toThrow(named);
});

test.each([
  ['an authorizer', { route: { AuthorizationType: 'JWT' } }, 'authorizer of the route GET /api/posts is'],
  ['CORS settings', { api: { CorsConfiguration: { AllowOrigins: ['*'] } } }, 'CORS configuration'],
])('%s stops the start', async (_, options, sentence) => {
  await expect(apiOf(echo, options)).rejects.toThrow(sentence);
});
