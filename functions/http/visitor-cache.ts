/**
 * Headers of a public answer: who is signed in may just have saved something, and reads past every cache. To be signed in
 * takes more than a cookie: with any other, everybody could.
 */
export function cacheHeaders(signedIn: boolean): Record<string, string> {
  return signedIn ? { 'Cache-Control': 'private, no-cache' } : {};
}
