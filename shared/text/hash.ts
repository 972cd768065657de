/** Start value of FNV-1a. */
const offsetBasis = 0x811c9dc5;

/**
 * Returns a 32-bit FNV-1a hash of a text. Not for secrets: for numbers that a browser must have at once, since the
 * platform's own hashes are asynchronous.
 */
export function fnv1a(text: string, seed = offsetBasis): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns 64 bits of a text, from two {@link fnv1a} hashes with different seeds, as letters and digits. */
export function hashOf(text: string): string {
  return [offsetBasis, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36).padStart(7, '0')).join('');
}
