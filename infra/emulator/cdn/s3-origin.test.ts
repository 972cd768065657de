import { expect, test } from 'vitest';
import type { Statement } from '../iam/policy.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import { createS3Origin } from './s3-origin.ts';

const distributionArn = 'arn:aws:cloudfront::000000000000:distribution/E1';
const mayRead: Statement = {
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action: 's3:GetObject',
  Resource: 'arn:aws:s3:::pages/public/*',
  Condition: { StringEquals: { 'AWS:SourceArn': distributionArn } },
};
const mayList: Statement = { ...mayRead, Action: 's3:ListBucket', Resource: 'arn:aws:s3:::pages' };
const onlySecure: Statement = {
  Effect: 'Deny',
  Principal: { AWS: '*' },
  Action: 's3:*',
  Resource: '*',
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};

/** Asks a bucket that has `public/a.txt` and `private/a.txt`. */
async function ask(path: string, policy: Statement[], method = 'GET'): Promise<number> {
  const store: ObjectStore = {
    createBucket: () => {},
    close: async () => {},
    send: async ({ url }) => ({
      status: url.endsWith('/a.txt') ? 200 : 404,
      headers: {},
      body: Buffer.alloc(0),
    }),
  };
  const origin = createS3Origin({ store, bucket: 'pages', policy, distributionArn });
  const request = { method, path, query: '', headers: new Map(), body: Buffer.alloc(0), sourceIp: '' };
  return (await origin(request)).status;
}

test.each([
  ['what the bucket lets the distribution read is there', '/public/a.txt', [mayRead, onlySecure], 200],
  ['what it does not is forbidden', '/private/a.txt', [mayRead], 403],
  ['what is missing is forbidden too', '/public/b.txt', [mayRead], 403],
  ['what is missing is missing to who may list', '/public/b.txt', [mayRead, mayList], 404],
  ['the bucket itself is forbidden', '/', [mayRead], 403],
  [
    'another distribution is refused',
    '/public/a.txt',
    [{ ...mayRead, Condition: { StringEquals: { 'AWS:SourceArn': 'x' } } }],
    403,
  ],
  ['dots lead nowhere', '/public/../private/a.txt', [mayRead], 400],
  ['encoded dots lead nowhere', '/public/%2e%2e/private/a.txt', [mayRead], 400],
  ['a malformed path is a bad request', '/public/%zz', [mayRead], 400],
])('%s', async (_, path, policy, status) => {
  expect(await ask(path, policy)).toBe(status);
});

test('only reads are allowed', async () => {
  expect(await ask('/public/a.txt', [mayRead], 'POST')).toBe(403);
});
