import { keysOf } from '#infra/emulator/s3/keys.ts';
import { type ObjectStore, objectUrl, openObjectStore } from '#infra/emulator/s3/object-store.ts';
import { openStack } from '#infra/emulator/template/stack.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';

/** The folder of a site's synthesized stack, and its data folder. */
export interface SiteFolders {
  readonly cdkOut: string;
  readonly dataDir: string;
}

/** Returns the objects in the web bucket of a stopped site, by key. */
export async function readWebBucket(folders: SiteFolders, prefix: string): Promise<Map<string, Buffer>> {
  return withWebBucket(folders, async (store, bucket) => {
    const objects = new Map<string, Buffer>();
    for (const key of (await keysOf(store, bucket, prefix)).sort()) {
      const { status, body } = await store.send({ method: 'GET', url: objectUrl(bucket, key) });
      if (status !== 200) throw new Error(`${key} is answered with ${status}.`);
      objects.set(key, body);
    }
    return objects;
  });
}

/** Deletes the objects with a key prefix from the web bucket of a stopped site. Throws if there are none. */
export async function emptyWebBucket(folders: SiteFolders, prefix: string): Promise<void> {
  await withWebBucket(folders, async (store, bucket) => {
    const keys = await keysOf(store, bucket, prefix);
    if (keys.length === 0) throw new Error(`There is nothing at ${prefix}.`);
    for (const key of keys) await store.send({ method: 'DELETE', url: objectUrl(bucket, key) });
  });
}

async function withWebBucket<Result>(
  { cdkOut, dataDir }: SiteFolders,
  work: (store: ObjectStore, bucket: string) => Promise<Result>,
): Promise<Result> {
  const bucket = openStack(cdkOut, '')
    .resources('AWS::S3::Bucket')
    .find(({ id }) => id.startsWith('WebBucket'));
  if (!bucket) throw new Error('The template has no web bucket.');
  const store = await openObjectStore(dataDir);
  try {
    return await work(store, bucket.name);
  } finally {
    await store.close();
  }
}

/** Returns the URL path of a release's object; `undefined` for its manifest, which has none. */
export function addressOf(key: string): string | undefined {
  if (key.endsWith('/manifest.json')) return undefined;
  const path = key.slice(key.indexOf('/', releasesPrefix.length)).replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}
