import { join } from 'node:path';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import { S3Error } from './s3-error.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;

/** An answer of the store, before it goes to whoever asked. */
export interface StoreResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface StoreRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Path-style: `/bucket/key`, percent-encoded, with the query string if any. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Buckets and objects kept in one SQLite file. Checks nothing: whoever calls it has been let in already. */
export interface ObjectStore {
  createBucket(name: string): void;
  send(request: StoreRequest): Promise<StoreResponse>;
  close(): Promise<void>;
}

/** Opens the store of a data folder. It opens no port: fauxqs's own start function would listen on every address. */
export async function openObjectStore(dataDir: string): Promise<ObjectStore> {
  const part = async (path: string) => import(new URL(path, import.meta.resolve('fauxqs')).href);
  const [sqs, sns, s3, persistence] = await Promise.all(
    ['sqs/sqsStore.js', 'sns/snsStore.js', 's3/s3Store.js', 'persistence.js'].map(part),
  );
  const sqsStore: Stores['sqsStore'] = new sqs.SqsStore();
  const snsStore: Stores['snsStore'] = new sns.SnsStore();
  const s3Store: Stores['s3Store'] = new s3.S3Store();
  const files = new persistence.PersistenceManager(join(dataDir, 's3'));
  files.load(sqsStore, snsStore, s3Store);
  s3Store.persistence = files;
  const app = buildApp({ logger: false, stores: { sqsStore, snsStore, s3Store } });
  await app.ready();
  return {
    createBucket(name) {
      if (!s3Store.hasBucket(name)) s3Store.createBucket(name);
    },
    async send({ method, url, headers = {}, body }) {
      const response = await app.inject({
        method,
        url,
        headers: { 'content-type': 'binary/octet-stream', ...headers, host: 'localhost' },
        ...(body && { payload: body }),
      });
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      return { status: response.statusCode, headers: Object.fromEntries(entries), body: response.rawPayload };
    },
    async close() {
      await app.close();
      files.close();
    },
  };
}

/**
 * Path of an object for {@link ObjectStore.send}: every segment percent-encoded. Throws {@link S3Error} for a key with
 * dots as a segment, which would lead to another object or bucket.
 */
export function objectUrl(bucket: string, key: string): string {
  const segments = key.split('/');
  if (segments.includes('.') || segments.includes('..')) {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  return `/${bucket}/${segments.map(encodeURIComponent).join('/')}`;
}
