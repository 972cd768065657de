import { type HttpRequest, type HttpResponse, headersFrom, headerValue } from '../http/http-message.ts';
import { isAllowed, type Statement, statementsForService } from '../iam/policy.ts';
import { type ObjectStore, objectUrl } from '../s3/object-store.ts';
import { accessDenied, S3Error } from '../s3/s3-error.ts';

export interface S3OriginOptions {
  readonly store: ObjectStore;
  readonly bucket: string;
  /** The bucket's policy, which has to let the distribution read. */
  readonly policy: readonly Statement[];
  readonly distributionArn: string;
}

/** Headers of the store that are internal to S3. */
const unwanted = new Set(['connection', 'date', 'keep-alive', 'x-amz-request-id', 'x-amz-id-2']);

/**
 * Returns a private bucket as the distribution reaches it: requests that the bucket's policy does not allow are 403.
 */
export function createS3Origin(options: S3OriginOptions): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    try {
      return await read(request, options);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      const headers = headersFrom({ 'content-type': 'application/xml', server: 'AmazonS3' });
      return { status: error.status, headers, body: Buffer.from(error.toXml()) };
    }
  };
}

async function read(
  { method, path, headers }: HttpRequest,
  { store, bucket, policy, distributionArn }: S3OriginOptions,
): Promise<HttpResponse> {
  if (method !== 'GET' && method !== 'HEAD') throw accessDenied();
  const key = decodeKey(path);
  const statements = statementsForService(policy, 'cloudfront.amazonaws.com');
  const context = { 'aws:SourceArn': distributionArn, 'aws:SecureTransport': 'true' };
  const arn = `arn:aws:s3:::${bucket}`;
  const mayRead = isAllowed(statements, { action: 's3:GetObject', resource: `${arn}/${key}`, context });
  if (!mayRead || key === '') throw accessDenied();
  const etag = headerValue(headers, 'if-none-match');
  const answer = await store.send({
    method,
    url: objectUrl(bucket, key),
    headers: etag ? { 'if-none-match': etag } : {},
  });
  if (answer.status === 404 && !isAllowed(statements, { action: 's3:ListBucket', resource: arn, context })) {
    throw accessDenied();
  }
  const kept = Object.entries(answer.headers).filter(([name]) => !unwanted.has(name));
  return {
    status: answer.status,
    headers: headersFrom({ ...Object.fromEntries(kept), server: 'AmazonS3', 'accept-ranges': 'bytes' }),
    body: answer.body,
  };
}

function decodeKey(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
