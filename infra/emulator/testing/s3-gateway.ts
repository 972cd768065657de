import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { type Principal, Principals } from '../iam/principals.ts';
import { createS3Gateway } from '../s3/gateway.ts';
import { type ObjectStore, openObjectStore } from '../s3/object-store.ts';
import { roleThatMay, stackOf } from './stack.ts';

const principals = new Principals(
  stackOf({
    ...roleThatMay('Uploader', ['s3:PutObject', 's3:GetObject'], 'arn:aws:s3:::images/staging/*'),
    ...roleThatMay(
      'Publisher',
      ['s3:PutObject', 's3:GetObject', 's3:DeleteObject', 's3:ListBucket'],
      ['arn:aws:s3:::pages', 'arn:aws:s3:::pages/p/*'],
    ),
    ...roleThatMay('Stranger', ['s3:GetObject'], 'arn:aws:s3:::other/*'),
  }),
);
/** The role that may put and get `staging/*` of the bucket `images`. */
export const uploader = principals.byArn('arn:aws:iam::000000000000:role/Site-Uploader');
/** The role that may only read objects of the bucket `other`. */
export const stranger = principals.byArn('arn:aws:iam::000000000000:role/Site-Stranger');
/** The role that may put, get and delete `p/*` of the bucket `pages`, and list the bucket. */
export const publisher = principals.byArn('arn:aws:iam::000000000000:role/Site-Publisher');

const rules = [
  { AllowedOrigins: ['http://localhost:*'], AllowedMethods: ['POST'], AllowedHeaders: ['x-*'], MaxAge: 60 },
];

interface Gateway {
  readonly endpoint: string;
  /** The S3 server behind the gateway, which checks no permissions. */
  readonly store: ObjectStore;
  client(principal: Pick<Principal, 'credentials'>): S3Client;
}

/**
 * Runs a gateway with the buckets `images`, `other` and `pages` for the tests of a file. Returns a function that returns this
 * gateway.
 */
export function gatewayForTests(): () => Gateway {
  let gateway: Gateway | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    const store = await openObjectStore(folder);
    const buckets = new Map([
      ['images', rules],
      ['other', []],
      ['pages', []],
    ]);
    for (const bucket of buckets.keys()) store.createBucket(bucket);
    const server = createS3Gateway({ store, principals, buckets });
    const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
    const client = ({ credentials }: Pick<Principal, 'credentials'>) =>
      new S3Client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
    gateway = { endpoint, store, client };
    stop = async () => {
      await closeServer(server);
      await store.close();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => stop());
  return () => {
    if (!gateway) throw new Error('The gateway runs while the tests of the file do.');
    return gateway;
  };
}
