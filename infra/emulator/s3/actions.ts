import type { AccessRequest } from '../iam/policy.ts';

/** The parts of an S3 request that decide which permissions it needs. */
export interface S3Request {
  readonly method: string;
  readonly bucket: string;
  /** The decoded key; empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  /** Value of `x-amz-copy-source`. */
  readonly copySource?: string | undefined;
  /** True if the request has the header `If-Match`. */
  readonly ifMatch?: boolean;
}

function object(bucket: string, key: string): string {
  return `arn:aws:s3:::${bucket}/${key}`;
}

/** Returns the permissions that a request needs; `undefined` for an unknown kind of request. */
export function requiredAccess({
  method,
  bucket,
  key,
  query,
  copySource,
  ifMatch = false,
}: S3Request): AccessRequest[] | undefined {
  const parameters = [...query.keys()].filter((name) => name !== 'x-id');
  const resource = object(bucket, key);
  if (key === '') {
    const isList = method === 'GET' && parameters.every((name) => listParameters.has(name));
    const action = query.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket';
    return isList ? [{ action, resource: `arn:aws:s3:::${bucket}`, context: listContext(query) }] : undefined;
  }
  if (parameters.length > 0) return undefined;
  switch (method) {
    case 'GET':
    case 'HEAD':
      return [{ action: 's3:GetObject', resource }];
    case 'DELETE':
      return [{ action: 's3:DeleteObject', resource }];
    case 'PUT': {
      const put = { action: 's3:PutObject', resource };
      // A comparison with the stored object needs the right to read it.
      if (copySource === undefined) return ifMatch ? [put, { action: 's3:GetObject', resource }] : [put];
      const [from = '', ...path] = decodeURIComponent(copySource).replace(/^\//, '').split('/');
      return [put, { action: 's3:GetObject', resource: object(from, path.join('/')) }];
    }
    default:
      return undefined;
  }
}

/** Returns the context of a list request for conditions of policies. */
function listContext(query: URLSearchParams): Record<string, string> {
  const given = ['prefix', 'delimiter', 'max-keys'].map((name) => [`s3:${name}`, query.get(name)] as const);
  return Object.fromEntries(given.filter((entry): entry is [`s3:${string}`, string] => entry[1] !== null));
}

const listParameters = new Set([
  'versions',
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'start-after',
  'continuation-token',
  'encoding-type',
]);
