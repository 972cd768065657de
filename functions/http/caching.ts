/**
 * True if a request's `If-None-Match` names an entity tag, so that the client has the answer already. Strong and weak
 * tags with one name are equal: a CDN that compresses makes a strong tag weak.
 */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  const known = ifNoneMatch?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return known.some((tag) => opaque(tag) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}

/**
 * Returns the headers of a public answer. A signed-in person may just have saved something, and bypasses all caches. The
 * session must be valid: otherwise any cookie would bypass them.
 */
export function cacheHeaders(signedIn: boolean): Record<string, string> {
  return signedIn ? { 'Cache-Control': 'private, no-cache' } : {};
}

/** How long a result is kept, in ms. The CDN then keeps the answer for up to two seconds more. */
const keptMs = 1000;

/** Wraps a read function so that it runs at most once a second, however often it is called. A failure is not kept. */
export function cacheForOneSecond<Value>(read: () => Promise<Value>) {
  let kept: { readonly value: Promise<Value>; readonly until: number } | undefined;
  /** Makes the next call read again, after a save. */
  const forget = () => {
    kept = undefined;
  };
  const recent = (now: Date): Promise<Value> => {
    if (!kept || now.getTime() >= kept.until) {
      kept = { value: read(), until: now.getTime() + keptMs };
      kept.value.catch(forget);
    }
    return kept.value;
  };
  return { recent, forget };
}
