import { createHash } from 'node:crypto';

/** Returns a hash of 96 bits: equal fingerprints mean equal parts. */
export function fingerprint(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Returns the entity tag that S3 gives to a text. */
export function etagOf(text: string): string {
  return `"${createHash('md5').update(text).digest('hex')}"`;
}

/** Maps an id to a number below 2^32, evenly distributed. The mapping must never change. */
export function spread(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}

/**
 * Returns the same function with its results cached by entry, in a weak map. Entries never change, and a process that
 * continues keeps them from one run to the next, so that results for thousands of unchanged posts are not computed
 * again.
 */
export function cachePerEntry<Entry extends object, Result>(
  work: (entry: Entry) => Result,
): (entry: Entry) => Result {
  const kept = Symbol('kept');
  return (entry: Entry & { readonly [kept]?: { readonly result: Result } }) => {
    const known = entry[kept];
    if (known) return known.result;
    const result = work(entry);
    Object.defineProperty(entry, kept, { value: { result } });
    return result;
  };
}
