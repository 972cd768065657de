/**
 * Whether a request's `If-None-Match` names an entity tag, so that the sender has the answer already. Strong and weak
 * tags of one name count as equal, as they do for reading: a CDN that compresses makes a strong tag weak.
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
 * Headers of a public answer: who is signed in may just have saved something, and reads past every cache. To be signed in
 * takes more than a cookie: with any other, everybody could.
 */
export function cacheHeaders(signedIn: boolean): Record<string, string> {
  return signedIn ? { 'Cache-Control': 'private, no-cache' } : {};
}

/** Short beside the two seconds of the CDN, which come on top. */
const keptMs = 1000;

/** A reading that is done at most once a second, however many ask for it. One that fails is not kept. */
export function onceASecond<Value>(read: () => Promise<Value>) {
  let kept: { readonly value: Promise<Value>; readonly until: number } | undefined;
  /** Makes the next one read again: something was saved here. */
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
