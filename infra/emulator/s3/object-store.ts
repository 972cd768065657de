import { join } from 'node:path';
import { conditionalWrites } from './conditional-write.ts';
import { openFauxqs } from './fauxqs.ts';
import { S3Error } from './s3-error.ts';
import type { StoreRequest, StoreResponse } from './store-message.ts';

/** Buckets and objects kept in one SQLite file. Checks nothing: whoever calls it has been let in already. */
export interface ObjectStore {
  createBucket(name: string): void;
  /** Rejects with {@link S3Error} when a write's condition does not hold. */
  send(request: StoreRequest): Promise<StoreResponse>;
  close(): Promise<void>;
}

/** Opens the store of a data folder. It opens no port. */
export async function openObjectStore(dataDir: string): Promise<ObjectStore> {
  const { app, s3Store, close } = await openFauxqs(join(dataDir, 's3'));
  const send = async ({ method, url, headers = {}, body }: StoreRequest): Promise<StoreResponse> => {
    const response = await app.inject({
      method,
      url,
      headers: { 'content-type': 'binary/octet-stream', ...headers, host: 'localhost' },
      ...(body && { payload: body }),
    });
    const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: response.statusCode, headers: Object.fromEntries(entries), body: response.rawPayload };
  };
  return {
    createBucket(name) {
      if (!s3Store.hasBucket(name)) s3Store.createBucket(name);
    },
    send: conditionalWrites(send),
    close,
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
