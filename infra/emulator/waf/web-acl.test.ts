import { expect, test } from 'vitest';
import { headersFrom } from '../http/http-message.ts';
import { answer, cdnBefore } from '../testing/cdn.ts';
import { stackOf } from '../testing/stack.ts';
import { readWebAcl, type WebAcl } from './web-acl.ts';

const arn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/Site-Acl/Acl';

function aclOf(rules: object[], properties: object = {}): WebAcl {
  const stack = stackOf({
    Acl: {
      Type: 'AWS::WAFv2::WebACL',
      Properties: { Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} }, Rules: rules, ...properties },
    },
  });
  return readWebAcl(stack, arn);
}

const rule = (statement: object, more: object = {}) => ({
  Name: 'rule',
  Priority: 0,
  Action: { Block: {} },
  Statement: statement,
  ...more,
});
const matching = (field: object, position: string, text: string, transformation = 'NONE') => ({
  ByteMatchStatement: {
    FieldToMatch: field,
    PositionalConstraint: position,
    SearchString: text,
    TextTransformations: [{ Priority: 0, Type: transformation }],
  },
});
const isPost = matching({ Method: {} }, 'EXACTLY', 'POST');
const underApi = matching({ UriPath: {} }, 'STARTS_WITH', '/api/', 'URL_DECODE');
const rate = (limit: number, more: object = {}) => ({
  RateBasedStatement: { Limit: limit, AggregateKeyType: 'IP', ...more },
});

const request = (method: string, path: string, query = '', headers = {}) => ({
  method,
  path,
  query,
  headers: headersFrom(headers),
  body: Buffer.alloc(0),
  sourceIp: '203.0.113.7',
});
const statusOf = (acl: WebAcl, ...of: Parameters<typeof request>) => acl(request(...of), 0)?.status;

test.each([
  ['a path, its escapes resolved', underApi, ['GET', '/%61pi/x'], ['GET', '/x/api/']],
  [
    'a path, its dots and slashes resolved',
    matching({ UriPath: {} }, 'STARTS_WITH', '/api/', 'NORMALIZE_PATH'),
    ['GET', '//x/..//api/./x'],
    ['GET', '/api/../x'],
  ],
  ['a method', isPost, ['POST', '/'], ['GET', '/']],
  [
    'a query string, in any case',
    matching({ QueryString: {} }, 'CONTAINS', 'debug', 'LOWERCASE'),
    ['GET', '/', 'a=DEBUG'],
    ['GET', '/', 'a=1'],
  ],
  [
    'a header',
    matching({ SingleHeader: { Name: 'User-Agent' } }, 'ENDS_WITH', 'bot'),
    ['GET', '/', '', { 'user-agent': 'a bot' }],
    ['GET', '/'],
  ],
  [
    'all of several',
    { AndStatement: { Statements: [isPost, underApi] } },
    ['POST', '/api/x'],
    ['POST', '/x'],
  ],
  ['one of several', { OrStatement: { Statements: [isPost, underApi] } }, ['GET', '/api/x'], ['GET', '/x']],
  ['what it is not', { NotStatement: { Statement: isPost } }, ['GET', '/'], ['POST', '/']],
] as [string, object, Parameters<typeof request>, Parameters<typeof request>][])(
  'supports a statement about %s',
  (_, statement, fitting, other) => {
    const acl = aclOf([rule(statement)]);
    expect(statusOf(acl, ...fitting)).toBe(403);
    expect(statusOf(acl, ...other)).toBeUndefined();
  },
);

test('the first rule that blocks or allows decides, by priority; one that counts continues', () => {
  const acl = aclOf([
    rule(isPost, { Priority: 2 }),
    rule(underApi, { Priority: 1, Action: { Allow: {} } }),
    rule(isPost, { Priority: 0, Action: { Count: {} } }),
  ]);
  expect(statusOf(acl, 'POST', '/api/x')).toBeUndefined();
  expect(statusOf(acl, 'POST', '/x')).toBe(403);
});

test('the default action applies if no rule decides', () => {
  expect(statusOf(aclOf([], { DefaultAction: { Block: {} } }), 'GET', '/')).toBe(403);
});

test('a rate rule counts what its scope-down statement matches, in the window before each request', () => {
  const acl = aclOf([rule(rate(10, { EvaluationWindowSec: 60, ScopeDownStatement: isPost }))]);
  const send = (method: string, at: number) => acl(request(method, '/'), at)?.status;
  for (let sent = 0; sent < 10; sent += 1) expect(send('POST', 0)).toBeUndefined();
  expect(send('GET', 0)).toBeUndefined();
  expect(send('POST', 50_000)).toBe(403);
  expect(send('POST', 61_000)).toBeUndefined();
});

test('a rate rule can count all senders together', () => {
  const acl = aclOf([rule(rate(2, { AggregateKeyType: 'CONSTANT', ScopeDownStatement: isPost }))]);
  const send = (method: string, sourceIp: string) => acl({ ...request(method, '/'), sourceIp }, 0)?.status;
  expect(send('POST', '203.0.113.1')).toBeUndefined();
  expect(send('POST', '203.0.113.2')).toBeUndefined();
  expect(send('POST', '203.0.113.3')).toBe(403);
  expect(send('GET', '203.0.113.3')).toBeUndefined();
});

test.each<[string, object[], object]>([
  ['ScopeDownStatement', [rule(rate(10, { AggregateKeyType: 'CONSTANT' }))], {}],
  ['GeoMatchStatement', [rule({ GeoMatchStatement: { CountryCodes: ['IQ'] } })], {}],
  ['JA3Fingerprint', [rule(matching({ JA3Fingerprint: {} }, 'EXACTLY', 'x'))], {}],
  ['CONTAINS_WORD', [rule(matching({ Method: {} }, 'CONTAINS_WORD', 'x'))], {}],
  ['CMD_LINE', [rule(matching({ Method: {} }, 'EXACTLY', 'x', 'CMD_LINE'))], {}],
  ['FORWARDED_IP', [rule({ RateBasedStatement: { Limit: 10, AggregateKeyType: 'FORWARDED_IP' } })], {}],
  ['CustomKeys', [rule(rate(10, { CustomKeys: [] }))], {}],
  ['Captcha', [rule(isPost, { Action: { Captcha: {} } })], {}],
  ['RuleLabels', [rule(isPost, { RuleLabels: [{ Name: 'a' }] })], {}],
  ['AssociationConfig', [], { AssociationConfig: {} }],
  ['REGIONAL|not one for CloudFront', [], { Scope: 'REGIONAL' }],
])('%s is an error', (named, rules, properties) => {
  expect(() => aclOf(rules, properties)).toThrow(new RegExp(named));
});

test('answers before cache and origin of a distribution', async () => {
  const acl = aclOf(
    [
      rule(rate(1, {}), {
        Action: {
          Block: {
            CustomResponse: {
              ResponseCode: 429,
              CustomResponseBodyKey: 'slow',
              ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }],
            },
          },
        },
      }),
    ],
    {
      CustomResponseBodies: { slow: { ContentType: 'APPLICATION_JSON', Content: '{"error":"Slow down."}' } },
    },
  );
  const { ask, requests } = cdnBefore(() => answer('here'), {}, { webAcl: acl });
  expect((await ask('/')).text).toBe('here');
  const held = await ask('/');
  expect([held.status, held.text, held.header('retry-after'), held.header('content-type')]).toEqual([
    429,
    '{"error":"Slow down."}',
    '300',
    'application/json',
  ]);
  expect(requests).toHaveLength(1);
});
