import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routeThrottle } from '#infra/constructs/api/route-throttle.ts';
import { webAclLimits } from '#infra/constructs/cdn/web-acl-limits.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import type { Counted, View } from './costs.ts';

/**
 * Pages that a visitor may open first. A page view is calculated with the mean of their requests, bytes, edge calls and reads.
 */
const pages = ['index', 'ar', 'contact', 'blog', 'hypermarket-audit'] as const;
/** How often an open page polls its version while it is visible for half a minute. */
const questions = 3;
/**
 * The number of alarms of a site that sends mails and has a domain of its own, each on one metric. A test counts the alarms.
 */
export const alarmMetrics = 25;

/** Counts the requests and bytes of a page view of the built site in a folder, and the requests that the limits allow. */
export function countSite(dist: string): Counted {
  const views = pages.map((page) => viewOf(dist, readFileSync(join(dist, `${page}.html`))));
  const mean = (field: keyof View) => views.reduce((sum, view) => sum + view[field], 0) / views.length;
  // A repeated view requests the document and its version again. The browser has everything else in its cache.
  const again = 1 + questions;
  return {
    first: {
      requests: mean('requests'),
      bytes: mean('bytes'),
      edgeCalls: mean('edgeCalls'),
      reads: mean('reads'),
    },
    repeated: { requests: again, bytes: again * 1000, edgeCalls: again, reads: again },
    heaviestBytes: heaviest(dist),
    alarms: alarmMetrics,
    webAclRules: webAclLimits.rules,
    maxRequests: webAclLimits.requests,
    routesPerSecond: perSecond(() => true),
    formsPerSecond: perSecond(({ access, method }) => access === 'public' && method !== 'GET'),
    signInsPerSecond: routeThrottle(endpoints.login).rateLimit,
  };
}

function perSecond(counts: (endpoint: Endpoint) => boolean): number {
  return Object.values<Endpoint>(endpoints)
    .filter(counts)
    .reduce((sum, one) => sum + routeThrottle(one).rateLimit, 0);
}

function viewOf(dist: string, document: Buffer): View {
  const html = document.toString();
  const listed = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' '));
  const files = new Set([
    ...listed(/data-modules="([^"]*)"/g),
    ...listed(/<script[^>]* src="([^"]+)"/g),
    ...listed(/rel="stylesheet" href="([^"]+)"/g),
    ...listed(/<link[^>]* rel="preload"[^>]* href="([^"]+)"/g),
    ...listed(/<link[^>]* href="([^"]+)"[^>]* as="font"/g),
    ...listed(/<(?:img|video)[^>]* (?:src|poster)="([^"]+)"/g),
    ...listed(/<link[^>]* rel="icon"[^>]* href="([^"]+)"/g),
  ]);
  const own = [...files].filter((file) => !/^(https?:|data:)/.test(file));
  const bytes = own.reduce(
    (sum, file) => sum + sentBytes(join(dist, file)),
    brotliCompressSync(document).length,
  );
  const asked = 1 + questions;
  return { requests: own.length + asked, bytes, edgeCalls: asked, reads: asked };
}

function sentBytes(file: string): number {
  try {
    return /\.(js|css|svg|html)$/.test(file)
      ? brotliCompressSync(readFileSync(file)).length
      : statSync(file).size;
  } catch {
    // The build does not contain the file: a picture that was uploaded, or an address that is not a file.
    return 0;
  }
}

function heaviest(dist: string): number {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
}
