import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

/** How many requests all clients together may send to a route: per second, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** For forms: small, because each one is stored and read by a person. */
const form: Throttle = { rateLimit: 20, burstLimit: 40 };
/** For readers: most requests are answered by the distribution's cache. */
const reading: Throttle = { rateLimit: 40, burstLimit: 300 };
/**
 * For ten editors at once: what a screen asks for by itself it asks for every two seconds at most, and ten screens that
 * open at the same instant are a burst. There are far more of these routes than of others, so that they decide what a
 * flood past the distribution costs.
 */
const administration: Throttle = { rateLimit: 5, burstLimit: 60 };
/**
 * For requests that take a third of a second of processor time: a new account runs ten functions at once, for all
 * groups.
 */
const costly: Throttle = { rateLimit: 10, burstLimit: 20 };
/** The same of an administrator, who asks for it now and then. */
const costlyAdministration: Throttle = { rateLimit: 2, burstLimit: 20 };

/**
 * Returns the limit of an endpoint's route. Each route has its own, so that flooding one blocks no other. A flood from
 * one IP address is stopped by the web ACL before.
 */
export function routeThrottle({ access, method, costly: isCostly }: Endpoint): Throttle {
  if (access !== 'public') return isCostly ? costlyAdministration : administration;
  if (isCostly) return costly;
  return method === 'GET' ? reading : form;
}
