import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';

/** A request header by its lower-case name; several of one name arrive as one, joined by commas. */
export function headerOf(event: APIGatewayProxyEventV2, name: Lowercase<string>): string | undefined {
  return event.headers?.[name];
}

/** The visitor's address: the one CloudFront saw if the request came through it, else the one the API saw. */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const seen = headerThroughCloudFront(event, 'cloudfront-viewer-address');
  const address = seen?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (address && isIP(address)) return address;
  return event.requestContext?.http?.sourceIp ?? 'unknown';
}

/** The host the visitor's browser asked for, if the request came through CloudFront. */
export function viewerHost(event: APIGatewayProxyEventV2): string | undefined {
  return headerThroughCloudFront(event, 'x-viewer-host');
}

/** Anybody can send these headers to the API's own address: they count only with the secret. */
function headerThroughCloudFront(event: APIGatewayProxyEventV2, name: Lowercase<string>): string | undefined {
  const proof = headerOf(event, 'x-origin-verify');
  return proof !== undefined && sameSecret(proof, environment.ORIGIN_VERIFY)
    ? headerOf(event, name)
    : undefined;
}

function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
