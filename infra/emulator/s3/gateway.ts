import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DiskSpace } from '../data-folder/disk-space.ts';
import { readBody } from '../http/listen.ts';
import type { Callers } from '../iam/principals.ts';
import { type SignatureError, signatureMessages, signerOf } from '../iam/signature.ts';
import { requiredAccess } from './actions.ts';
import { type CorsRule, corsHeaders } from './cors.ts';
import { deleteObjects } from './delete-objects.ts';
import { type ObjectStore, objectUrl } from './object-store.ts';
import { type PostForm, parsePostForm } from './post-form.ts';
import { verifyPostPolicy } from './post-policy.ts';
import { readPresignedGet } from './presigned-get.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import type { StoreRequest, StoreResponse } from './store-message.ts';

const bodyLimit = 11 * 1024 * 1024;

export interface S3GatewayOptions {
  readonly store: ObjectStore;
  readonly principals: Callers;
  /** CORS rules of every bucket, by its name. */
  readonly buckets: ReadonlyMap<string, readonly CorsRule[]>;
  /** Writes are refused while there is no disk space. @default there always is */
  readonly room?: Pick<DiskSpace, 'isLeft'> | undefined;
}

interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly bucket: string;
  readonly key: string;
  readonly body: Buffer;
}

/** S3 for functions and browsers: requests without permission are refused before they reach the store. */
export function createS3Gateway(options: S3GatewayOptions): Server {
  return createServer(async (request, response) => {
    try {
      await handle(request, response, options);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      const refusal = error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'Internal error.');
      if (!response.headersSent) response.writeHead(refusal.status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : refusal.toXml());
    }
  });
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: S3GatewayOptions,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [bucket = '', ...path] = decodeURIComponent(url.pathname).slice(1).split('/');
  const rules = options.buckets.get(bucket) ?? [];
  const { origin } = request.headers;
  if (request.method === 'OPTIONS') return preflight(request, response, rules);
  if (origin) {
    const cors = corsHeaders(rules, origin, request.method ?? '');
    for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value);
  }
  const body = await readBody(request, bodyLimit);
  if (body.length > bodyLimit)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  if ((request.method === 'PUT' || request.method === 'POST') && options.room?.isLeft === false)
    throw new S3Error(503, 'SlowDown', 'The disk is full.');
  const call = { request, url, bucket, key: path.join('/'), body };
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const answer =
    request.method === 'POST' && isForm ? await upload(call, options) : await forward(call, options);
  response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
}

function preflight(request: IncomingMessage, response: ServerResponse, rules: readonly CorsRule[]): void {
  const requested = request.headers['access-control-request-headers']?.split(/\s*,\s*/).filter(Boolean);
  const headers = corsHeaders(
    rules,
    request.headers.origin ?? '',
    request.headers['access-control-request-method'] ?? '',
    requested,
  );
  if (!headers) throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  response.writeHead(200, headers).end();
}

async function forward(call: Call, { store, principals }: S3GatewayOptions): Promise<StoreResponse> {
  const { request, bucket, key, body } = call;
  const presigned = readPresignedGet(request, call.url, principals);
  const url = presigned?.url ?? call.url;
  const principal = presigned?.principal ?? signerOf(request, body, 's3', principals);
  if (typeof principal === 'string') throw refusalOf(principal);
  const method = request.method as StoreRequest['method'];
  if (method === 'POST' && key === '' && url.searchParams.has('delete'))
    return deleteObjects(bucket, body.toString(), principal, store);
  const copySource = request.headers['x-amz-copy-source'];
  const needed = requiredAccess({
    method,
    bucket,
    key,
    query: url.searchParams,
    copySource: typeof copySource === 'string' ? copySource : undefined,
    ifMatch: request.headers['if-match'] !== undefined,
  });
  if (!needed?.every((access) => principal.allows(access))) throw accessDenied();
  const headers = Object.entries(request.headers).filter(
    ([name]) => !['transfer-encoding', 'connection'].includes(name),
  );
  const listsVersions = key === '' && url.searchParams.has('versions');
  if (listsVersions) url.searchParams.delete('versions');
  const answer = await store.send({
    method,
    url: url.pathname + url.search,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body,
  });
  if (listsVersions) {
    const { 'content-length': _, ...kept } = answer.headers;
    return { ...answer, headers: kept, body: Buffer.from(versionsOf(answer.body.toString())) };
  }
  const mayList = principal.allows({ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` });
  if (answer.status === 404 && !mayList) throw accessDenied();
  return { ...answer, headers: { ...answer.headers, ...presigned?.headers } };
}

/** Returns S3's error for a signature that is not accepted. */
function refusalOf(error: SignatureError): S3Error {
  if (error === 'UnrecognizedClientException')
    return new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id is not known.');
  if (error === 'InvalidSignatureException')
    return new S3Error(403, 'SignatureDoesNotMatch', signatureMessages[error]);
  return accessDenied();
}

/** Returns a list of versions made from a list of objects, because each object has only its current version here. */
function versionsOf(list: string): string {
  return list
    .replaceAll('ListBucketResult', 'ListVersionsResult')
    .replaceAll('<Contents>', '<Version><VersionId>null</VersionId><IsLatest>true</IsLatest>')
    .replaceAll('</Contents>', '</Version>');
}

const storedFields = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];

function storedHeaders({ fields }: PostForm): Record<string, string> {
  const stored = [...fields].filter(
    ([name]) => storedFields.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return Object.fromEntries(stored);
}

async function upload(call: Call, { store, principals, buckets }: S3GatewayOptions): Promise<StoreResponse> {
  const form = await parsePostForm(call.request.headers['content-type'] ?? '', call.body);
  if (!buckets.has(call.bucket))
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const principal = verifyPostPolicy(form, call.bucket, principals);
  const key = form.fields.get('key') ?? '';
  const resource = `arn:aws:s3:::${call.bucket}/${key}`;
  if (!principal.allows({ action: 's3:PutObject', resource })) throw accessDenied();
  const stored = await store.send({
    method: 'PUT',
    url: objectUrl(call.bucket, key),
    headers: storedHeaders(form),
    body: form.file.content,
  });
  if (stored.status !== 200) return stored;
  const status = form.fields.get('success_action_status');
  return {
    status: status === '200' || status === '201' ? Number(status) : 204,
    headers: { etag: stored.headers.etag ?? '', location: objectUrl(call.bucket, key) },
    body: Buffer.alloc(0),
  };
}
