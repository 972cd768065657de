import type { DiskSpace } from '../data-folder/disk-space.ts';
import { closeServer, listen } from '../http/listen.ts';
import type { Callers, Principals } from '../iam/principals.ts';
import type { Stack } from '../template/stack.ts';
import type { CorsRule } from './cors.ts';
import { createS3Gateway } from './gateway.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

interface BucketProperties {
  readonly CorsConfiguration?: { readonly CorsRules: readonly CorsRule[] };
}

export interface Objects {
  /** The URL for functions and browsers. */
  readonly gatewayUrl: string;
  /** The URL for the owner of the data folder, who may do everything. */
  readonly ownerUrl: string;
  /** Origins of the buckets on AWS, each with its local replacement. */
  readonly origins: ReadonlyMap<string, string>;
  /** The store itself, without access control, for the distribution and the deployment. */
  readonly store: ObjectStore;
  close(): Promise<void>;
}

export interface ObjectsOptions {
  readonly dataDir: string;
  readonly isUsed: boolean;
  readonly room: DiskSpace;
  /** The owner of the data folder, who may do everything. */
  readonly owner: Callers;
}

/** Opens the store with the stack's buckets, and the gateways in front of the store. */
export async function startObjects(
  stack: Stack,
  principals: Principals,
  { dataDir, isUsed, room, owner }: ObjectsOptions,
): Promise<Objects> {
  const store = await openObjectStore(dataDir, isUsed);
  const buckets = new Map(
    stack
      .resources<BucketProperties>('AWS::S3::Bucket')
      .map(({ name, properties }) => [name, properties.CorsConfiguration?.CorsRules ?? []]),
  );
  for (const name of buckets.keys()) store.createBucket(name);
  const gateway = createS3Gateway({ store, principals, buckets, room });
  const ownerGateway = createS3Gateway({ store, principals: owner, buckets, room });
  const gatewayUrl = `http://127.0.0.1:${await listen(gateway, 0)}`;
  const ownerUrl = `http://127.0.0.1:${await listen(ownerGateway, 0)}`;
  return {
    gatewayUrl,
    ownerUrl,
    origins: new Map(
      [...buckets.keys()].map((name) => [
        `https://${name}.s3.${stack.place.region}.amazonaws.com`,
        gatewayUrl,
      ]),
    ),
    store,
    async close() {
      await Promise.all([closeServer(gateway), closeServer(ownerGateway)]);
      await store.close();
    },
  };
}
