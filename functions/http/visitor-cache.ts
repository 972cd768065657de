/**
 * Headers of a public answer: whoever has a session may just have saved something, and reads past every cache.
 */
export function cacheHeaders(sessionToken: string | undefined): Record<string, string> {
  return sessionToken === undefined ? {} : { 'Cache-Control': 'private, no-cache' };
}
