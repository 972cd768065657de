import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request header by its lower-case name; several of one name arrive as one, joined by commas. */
export function headerOf(event: APIGatewayProxyEventV2, name: Lowercase<string>): string | undefined {
  return event.headers?.[name];
}

/** The visitor's address: the one the distribution saw, which everything that gets here came through. */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const seen = headerOf(event, 'cloudfront-viewer-address');
  const address = seen?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (address && isIP(address)) return address;
  return event.requestContext?.http?.sourceIp ?? 'unknown';
}

/** The origin of the address the visitor's browser asked for, as the distribution saw it. */
export function viewerOrigin(event: APIGatewayProxyEventV2): string | undefined {
  const host = headerOf(event, 'x-viewer-host');
  const scheme = headerOf(event, 'cloudfront-forwarded-proto') ?? 'https';
  return host === undefined ? undefined : URL.parse(`${scheme}://${host}`)?.origin;
}
