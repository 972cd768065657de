import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { BadRequest, NotFound } from './errors.ts';
import { matchesSecret } from './origin-secret.ts';

/** Returns a request header by its lower-case name. Several headers with one name are joined by commas. */
export function headerOf(event: APIGatewayProxyEventV2, name: Lowercase<string>): string | undefined {
  return event.headers?.[name];
}

/** Returns the visitor's IP address, as the distribution saw it. */
export function viewerAddress(event: APIGatewayProxyEventV2): string {
  const seen = headerOf(event, 'cloudfront-viewer-address');
  const address = seen?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (address && isIP(address)) return address;
  return event.requestContext?.http?.sourceIp ?? 'unknown';
}

/**
 * Refuses a request that did not come through the distribution and thereby avoided the checks in front of it. Nothing
 * is read or counted for it, and the response reveals nothing.
 *
 * @throws NotFound
 */
export function checkDistribution(event: APIGatewayProxyEventV2): void {
  const proof = headerOf(event, 'x-origin-verify');
  if (!matchesSecret(proof, environment.ORIGIN_VERIFY))
    throw new NotFound('There is nothing at this address; open the site at its own.');
}

/**
 * Refuses a request that another site's page made the browser send. A request with neither header does not come from a
 * browser, so nobody can have misused a signed-in person's cookies to send it.
 * @throws BadRequest
 */
export function checkOrigin(event: APIGatewayProxyEventV2): void {
  const origin = headerOf(event, 'origin');
  const crossSite = headerOf(event, 'sec-fetch-site')?.trim().toLowerCase() === 'cross-site';
  if (crossSite || (origin !== undefined && !isOwn(origin, event))) {
    throw new BadRequest('This request came from another site; open this site and try again there.');
  }
}

/** The scheme has to match, too: without encryption a third party could read and change the page. */
function isOwn(given: string, event: APIGatewayProxyEventV2): boolean {
  const origin = originOf(given);
  return origin !== undefined && [originOf(environment.SITE_URL), viewerOrigin(event)].includes(origin);
}

/** Returns the origin to which the visitor's browser sent the request, as the distribution saw it. */
function viewerOrigin(event: APIGatewayProxyEventV2): string | undefined {
  const host = headerOf(event, 'x-viewer-host');
  const scheme = headerOf(event, 'cloudfront-forwarded-proto') ?? 'https';
  return host === undefined ? undefined : URL.parse(`${scheme}://${host}`)?.origin;
}

function originOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed?.host ? parsed.origin : undefined;
}
