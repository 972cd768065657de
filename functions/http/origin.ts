import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { BadRequest, NotFound } from './errors.ts';

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

/**
 * Refuses what did not come through the distribution, and so past everything that stands before it and says who asks.
 * Nothing is read or counted for it. It tells no more than that there is nothing.
 * @throws NotFound
 */
export function checkDistribution(event: APIGatewayProxyEventV2): void {
  const proof = headerOf(event, 'x-origin-verify');
  const proven = proof !== undefined && environment.ORIGIN_VERIFY.some((secret) => sameSecret(proof, secret));
  if (!proven) throw new NotFound('There is nothing at this address; open the site at its own.');
}

function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Refuses what another site's page made the browser send. A request with neither header is not from a browser, so
 * it carries no cookie that its sender did not know.
 * @throws BadRequest
 */
export function checkOrigin(event: APIGatewayProxyEventV2): void {
  const origin = headerOf(event, 'origin');
  const crossSite = headerOf(event, 'sec-fetch-site')?.trim().toLowerCase() === 'cross-site';
  if (crossSite || (origin !== undefined && !isOwn(origin, event))) {
    throw new BadRequest('This request came from another site; open this site and try again there.');
  }
}

/** The whole origin counts: the same host without encryption is somebody else, who can read and change what it says. */
function isOwn(given: string, event: APIGatewayProxyEventV2): boolean {
  const origin = originOf(given);
  return origin !== undefined && [originOf(environment.SITE_URL), viewerOrigin(event)].includes(origin);
}

/** The origin of the address the visitor's browser asked for, as the distribution saw it. */
function viewerOrigin(event: APIGatewayProxyEventV2): string | undefined {
  const host = headerOf(event, 'x-viewer-host');
  const scheme = headerOf(event, 'cloudfront-forwarded-proto') ?? 'https';
  return host === undefined ? undefined : URL.parse(`${scheme}://${host}`)?.origin;
}

function originOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed?.host ? parsed.origin : undefined;
}
