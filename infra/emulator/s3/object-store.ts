import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { conditionalWrites } from './conditional-write.ts';
import { openFauxqs } from './fauxqs.ts';
import { S3Error } from './s3-error.ts';
import type { StoreRequest, StoreResponse } from './store-message.ts';

/** Buckets and objects in one SQLite file, without access control. */
export interface ObjectStore {
  createBucket(name: string): void;
  /** Rejects with {@link S3Error} if a write's condition does not hold. */
  send(request: StoreRequest): Promise<StoreResponse>;
  close(): Promise<void>;
}

/**
 * Opens the store of a data folder. It opens no port.
 *
 * @param isUsed true if a store must exist: an empty one would mean that pictures are lost. @default false
 * @throws one sentence if it cannot be opened
 */
export async function openObjectStore(dataDir: string, isUsed = false): Promise<ObjectStore> {
  const file = join(dataDir, 's3', 'fauxqs.db');
  if (isUsed && !(existsSync(file) && statSync(file).size > 0)) throw damaged(file, 'it is gone or empty');
  const { app, s3Store, close } = await openFauxqs(join(dataDir, 's3')).catch((error: Error) => {
    throw damaged(file, error.message);
  });
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

function damaged(file: string, reason: string): Error {
  return new Error(
    `The pictures and pages in ${file} cannot be opened (${reason}): put the data folder back from a copy, ` +
      'delete it to start over, or choose another with DATA_DIR.',
  );
}

/**
 * Returns the path of an object for {@link ObjectStore.send}, with every segment percent-encoded. Throws {@link S3Error}
 * for a key with dots as a segment, which would lead to another object or bucket.
 */
export function objectUrl(bucket: string, key: string): string {
  const segments = key.split('/');
  if (segments.includes('.') || segments.includes('..')) {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  return `/${bucket}/${segments.map(encodeURIComponent).join('/')}`;
}
