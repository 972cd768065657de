import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

/** How many requests everybody together may send to one route: a second, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** What everybody may send: small, because each one is stored and read by somebody. */
const form: Throttle = { rateLimit: 20, burstLimit: 40 };
/** What everybody may read: most of it comes from the distribution's cache, and not from here. */
const reading: Throttle = { rateLimit: 150, burstLimit: 300 };
/** What a handful of administrators do. */
const administration: Throttle = { rateLimit: 40, burstLimit: 80 };
/** What keeps a processor busy for a third of a second: a new account runs ten functions at once, for all groups. */
const costly: Throttle = { rateLimit: 10, burstLimit: 20 };

/**
 * The limit of an endpoint's own route. Each route has a bucket of its own, so that whoever floods one holds up nobody
 * at any other; who floods from one address is held off by the web ACL before.
 */
export function routeThrottle({ access, method, costly: isCostly }: Endpoint): Throttle {
  if (isCostly) return costly;
  if (access !== 'public') return administration;
  return method === 'GET' ? reading : form;
}
