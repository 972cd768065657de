/** Where FNV-1a begins. */
const offsetBasis = 0x811c9dc5;

/**
 * FNV-1a of a text, 32 bits. Not for secrets: it is for where a number has to be the same in a browser at once, and the
 * platform's own hashes come later.
 */
export function fnv1a(text: string, seed = offsetBasis): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** 64 bits of a text, two runs of {@link fnv1a} from different beginnings, as letters and digits. */
export function hashOf(text: string): string {
  return [offsetBasis, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36).padStart(7, '0')).join('');
}
