import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { BadRequest } from './errors.ts';
import { headerOf, viewerOrigin } from './viewer.ts';

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

function originOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed?.host ? parsed.origin : undefined;
}
