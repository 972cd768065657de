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
