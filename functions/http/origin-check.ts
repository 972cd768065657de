import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { BadRequest } from './errors.ts';
import { headerOf, viewerHost } from './viewer.ts';

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

function isOwn(origin: string, event: APIGatewayProxyEventV2): boolean {
  const asked = hostOf(origin);
  if (asked === undefined) return false;
  const seenHost = viewerHost(event);
  return (
    asked === hostOf(environment.SITE_URL) ||
    (seenHost !== undefined && asked === hostOf(`${new URL(origin).protocol}//${seenHost}`))
  );
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host || undefined;
}
