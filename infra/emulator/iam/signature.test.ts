import crypto from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { signedHeaders } from '../testing/signed-request.ts';
import { newCredentials, Owner } from './principals.ts';
import { signerOf } from './signature.ts';

const credentials = newCredentials();
const callers = new Owner(credentials);
const { accessKeyId: key, secretAccessKey: secret, sessionToken: token } = credentials;

const usual = {
  url: 'http://127.0.0.1:4000/x?a=1',
  method: 'POST',
  headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem', 'content-type': 'application/x-amz-json-1.0' },
  body: '{"TableName":"site"}',
};

interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: string;
}

/** Signs a request for S3, then sends it with the changes of `sent`. */
function ask(sent: Sent = {}, signer: object = {}) {
  const headers = signedHeaders(crypto, { ...usual, service: 's3', key, secret, token, ...signer });
  const url = new URL(sent.url ?? usual.url);
  const request = {
    method: sent.method ?? usual.method,
    url: url.pathname + url.search,
    headers: { ...headers, ...sent.headers },
  };
  const body = Buffer.from(sent.body ?? usual.body);
  const signed = signerOf(request, body, 's3', callers);
  return typeof signed === 'string' ? signed : signed.arn;
}

afterEach(() => void vi.useRealTimers());

test('identifies the signer of a request', () => {
  expect(ask()).toBe('the owner');
  const inOrder = { url: 'http://127.0.0.1:4000/x%20y?a=1%2F2&b=2' };
  expect(ask({ url: 'http://127.0.0.1:4000/x%20y?b=2&a=1%2F2' }, inOrder)).toBe('the owner');
});

test.each<[string, Sent, object?]>([
  ['another method', { method: 'PUT' }],
  ['another path', { url: 'http://127.0.0.1:4000/y?a=1' }],
  ['another query', { url: 'http://127.0.0.1:4000/x?a=2' }],
  ['another header', { headers: { 'x-amz-target': 'DynamoDB_20120810.DeleteItem' } }],
  ['another host', { headers: { host: '127.0.0.1:5000' } }],
  ['another body', { body: '{"TableName":"other"}' }],
  ['a header of AWS’s that is not signed', { headers: { 'x-amz-acl': 'public-read' } }],
  ['no hash of the body', { headers: { 'x-amz-content-sha256': undefined } }],
  ['another secret', {}, { secret: 'guessed' }],
  ['another service', {}, { service: 'dynamodb' }],
])('refuses a request with %s', (_, sent, signer = {}) => {
  expect(ask()).toBe('the owner');
  expect(ask(sent, signer)).toBe('InvalidSignatureException');
});

test.each<[string, Sent, object, string]>([
  [
    'without a signature',
    { headers: { authorization: undefined } },
    {},
    'MissingAuthenticationTokenException',
  ],
  [
    'with a part of one',
    { headers: { authorization: 'AWS4-HMAC-SHA256 x' } },
    {},
    'IncompleteSignatureException',
  ],
  ['of an unknown key', {}, { key: 'ASIAX' }, 'UnrecognizedClientException'],
  ['without the token of the session', {}, { token: '' }, 'UnrecognizedClientException'],
  ['with another token', {}, { token: 'another' }, 'UnrecognizedClientException'],
])('a request %s is refused with that reason', (_, sent, signer, error) => {
  expect(ask(sent, signer)).toBe(error);
});

test('a signature is valid for 15 minutes at S3, and for five minutes elsewhere', () => {
  vi.useFakeTimers();
  const headers = (service: 's3' | 'dynamodb') =>
    signedHeaders(crypto, { ...usual, service, key, secret, token });
  const [atS3, elsewhere] = [headers('s3'), headers('dynamodb')];
  const seen = (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000);
    const isAccepted = (all: Record<string, string>, service: 's3' | 'dynamodb') => {
      const request = { method: 'POST', url: '/x?a=1', headers: all };
      return typeof signerOf(request, Buffer.from(usual.body), service, callers) !== 'string';
    };
    return [isAccepted(atS3, 's3'), isAccepted(elsewhere, 'dynamodb')];
  };
  expect([seen(4), seen(2), seen(10)]).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
