import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Callers, Principal } from './principals.ts';

/** Returns the AWS Signature Version 4 of a text, in hex. `scope` is date, region, service and terminator. */
export function sign(text: string, secret: string, scope: readonly string[]): string {
  const key = scope.reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, actual: string): boolean {
  return expected.length === actual.length && timingSafeEqual(Buffer.from(expected), Buffer.from(actual));
}

/** Encodes a text as canonical requests have it. */
export const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the milliseconds of a time such as `20261127T085146Z`; `NaN` if it is none. */
export const instantOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The errors of DynamoDB, Lambda and SES for a signature that is not accepted, with their messages. */
export const signatureMessages = {
  MissingAuthenticationTokenException: 'Missing Authentication Token',
  IncompleteSignatureException: 'The Authorization header is incomplete.',
  UnrecognizedClientException: 'The security token included in the request is invalid.',
  InvalidSignatureException: 'The request signature we calculated does not match the signature you provided.',
} as const;
export type SignatureError = keyof typeof signatureMessages;

/** The parts of a request that a signature covers, besides the body. */
type SignedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** How far the time of a signature may be from the present, in milliseconds. */
const toleranceMs = { s3: 15 * 60_000, others: 5 * 60_000 };

/**
 * Returns who signed a request, by its `Authorization` header; or why the signature is not accepted. Like AWS it checks
 * everything that was signed: method, path, query, signed headers, body, service, time and session token.
 */
export function signerOf(
  request: SignedRequest,
  body: Buffer,
  service: 'dynamodb' | 'lambda' | 's3' | 'ses',
  callers: Callers,
): Principal | SignatureError {
  const { authorization } = request.headers;
  if (authorization === undefined) return 'MissingAuthenticationTokenException';
  const [, accessKeyId = '', scopeText = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/\s]+)\/([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (signature === '') return 'IncompleteSignatureException';
  const principal = callers.byAccessKey(accessKeyId);
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const { secretAccessKey, sessionToken } = principal?.credentials ?? {};
  if (!principal || secretAccessKey === undefined || header('x-amz-security-token') !== (sessionToken ?? ''))
    return 'UnrecognizedClientException';
  const scope = scopeText.split('/');
  const [day = '', , signedService, terminator] = scope;
  const date = header('x-amz-date');
  const signed = names.split(';');
  const isForHere = signedService === service && terminator === 'aws4_request' && date.startsWith(day);
  const tolerance = service === 's3' ? toleranceMs.s3 : toleranceMs.others;
  const isPresent = Math.abs(Date.now() - instantOf(date)) <= tolerance;
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  const areAllSigned = mustBeSigned.every((name) => signed.includes(name));
  const content = contentHash(request, body, service);
  if (!isForHere || !isPresent || !areAllSigned || content === undefined) return 'InvalidSignatureException';
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const canonical = [
    request.method,
    service === 's3' ? path : path.split('/').map(encode).join('/'),
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${header(name).replace(/\s+/g, ' ')}`),
    '',
    names,
    content,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scopeText, hash(canonical)].join('\n');
  return isSameSignature(sign(text, secretAccessKey, scope), signature)
    ? principal
    : 'InvalidSignatureException';
}

/** Returns the hash of the body as it was signed; `undefined` if the body has another hash. S3 accepts unsigned bodies. */
function contentHash({ headers }: SignedRequest, body: Buffer, service: string): string | undefined {
  const given = headers['x-amz-content-sha256'];
  if (service === 's3' && given === undefined) return undefined;
  if (service === 's3' && /^(STREAMING-)?UNSIGNED-PAYLOAD/.test(String(given))) return String(given);
  const actual = hash(body);
  return given === undefined || given === actual ? actual : undefined;
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    })
    .sort()
    .join('&');
}
