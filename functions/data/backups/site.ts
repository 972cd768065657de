import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** The buckets that an export reads, and the prefixes of the files that it contains. Unfinished uploads are left out. */
export const keptFiles = {
  pictures: ['images/', 'trash/'],
  cvs: ['checked/', 'kept/'],
} as const;
export type BucketName = keyof typeof keptFiles;
export const bucketNames = Object.keys(keptFiles) as BucketName[];

/** The table and the buckets of a site. */
export interface Site {
  readonly table: string;
  readonly dynamodb: DynamoDBClient;
  readonly buckets: Readonly<Record<BucketName, string>>;
  readonly s3: S3Client;
}

/** The parts of a site that a restore needs. */
export interface RestoredSite extends Omit<Site, 'buckets'> {
  readonly buckets: Pick<Site['buckets'], 'pictures'>;
}

/**
 * Opens the table and buckets that the AWS variables of the environment name. No visitor waits for these clients, so they retry
 * for long.
 */
export function openSite<Buckets extends RestoredSite['buckets']>(table: string, buckets: Buckets) {
  const requestHandler = { connectionTimeout: 5000, socketTimeout: 60_000 };
  return {
    ...{ table, buckets },
    dynamodb: new DynamoDBClient({ maxAttempts: 10, requestHandler }),
    s3: new S3Client({ maxAttempts: 10, requestHandler }),
  };
}

/**
 * True for a 404 of S3: the file does not exist. Without the right to list the bucket, S3 responds with 403 instead;
 * that is treated as an error.
 */
export function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** Calls a function for each element, some at a time. Rejects with the first failure, and then begins no other call. */
export async function forEachConcurrently<One>(
  all: Iterable<One>,
  atOnce: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  // All lanes share this iterator: each takes the next element.
  const waiting = all[Symbol.iterator]();
  let hasFailed = false;
  const lane = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
