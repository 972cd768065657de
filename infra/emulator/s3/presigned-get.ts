import type { IncomingMessage } from 'node:http';
import type { Callers, Principal } from '../iam/principals.ts';
import { encode, hash, instantOf, isSameSignature, sign } from '../iam/signature.ts';
import { accessDenied, S3Error } from './s3-error.ts';

/** A request with a presigned URL. */
export interface PresignedGet {
  /** The identity that signed the URL. */
  readonly principal: Principal;
  /** The URL without the signature, for the store. */
  readonly url: URL;
  /** Headers of the answer that the URL asks for. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Parameters of a URL that set headers of the answer. */
const overrides = ['content-type', 'content-disposition', 'cache-control'] as const;

/**
 * Checks the signature of a URL like S3. Returns `undefined` for a URL without a signature.
 * @throws S3Error if the signature does not match, or has expired
 */
export function readPresignedGet(
  request: IncomingMessage,
  url: URL,
  principals: Callers,
): PresignedGet | undefined {
  const query = url.searchParams;
  const signature = query.get('X-Amz-Signature');
  if (signature === null || request.method !== 'GET') return undefined;
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const [accessKeyId = '', ...scope] = given('Credential').split('/');
  const principal = principals.byAccessKey(accessKeyId);
  if (!principal) throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id is not known.');
  const date = given('Date');
  const [day = '', , service, terminator] = scope;
  const isWellFormed =
    given('Algorithm') === 'AWS4-HMAC-SHA256' &&
    given('SignedHeaders') === 'host' &&
    date.startsWith(day) &&
    service === 's3' &&
    terminator === 'aws4_request';
  if (!isWellFormed) throw accessDenied();
  const expected = sign(
    ['AWS4-HMAC-SHA256', date, scope.join('/'), hash(canonicalRequest(request, url))].join('\n'),
    principal.credentials.secretAccessKey,
    scope,
  );
  if (!isSameSignature(expected, signature)) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
  }
  if (given('Security-Token') !== principal.credentials.sessionToken) throw accessDenied();
  if (!(Date.now() <= instantOf(date) + Number(given('Expires')) * 1000))
    throw accessDenied('Request has expired');
  return { principal, ...asked(url) };
}

function canonicalRequest(request: IncomingMessage, url: URL): string {
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  return [
    'GET',
    url.pathname,
    parameters.join('&'),
    `host:${request.headers.host ?? ''}\n`,
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n');
}

/** Returns a URL without its signature, and the headers that it asks for. */
function asked(signed: URL): Pick<PresignedGet, 'url' | 'headers'> {
  const url = new URL(signed);
  const headers: Record<string, string> = {};
  for (const [name, value] of signed.searchParams) {
    const header = overrides.find((one) => `response-${one}` === name);
    if (header) headers[header] = value;
    if (header || name.toLowerCase().startsWith('x-amz-')) url.searchParams.delete(name);
  }
  return { url, headers };
}
