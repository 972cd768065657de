import { fnv1a } from '../text/hash.ts';

/** Digits and capital letters, without letters that look like another sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Seed of the second half, so that it differs from the first. */
const otherSeed = 0x9e3779b9;

/**
 * Returns the number of a message that visitors see and the inbox searches by, such as `M-7K2M-0X4Q`: 40 bits of its
 * id. It gives no access, and the id cannot be derived from it.
 */
export function messageNumber(id: string): string {
  return `M-${part(fnv1a(id))}-${part(fnv1a(id, otherSeed))}`;
}

/** Returns four signs, made of the first 20 bits of a hash. */
function part(hash: number): string {
  return [27, 22, 17, 12].map((shift) => signs[(hash >>> shift) & 31]).join('');
}
