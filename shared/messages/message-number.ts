import { fnv1a } from '../text/hash.ts';

/** Digits and capital letters, without the letters that are read as another one. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The second half comes of another beginning than the first, so that they are not the same twice. */
const otherSeed = 0x9e3779b9;

/**
 * The number that a visitor is told of a message and the inbox finds it by, such as `M-7K2M-0X4Q`: 40 bits of its id. It is a name
 * and opens nothing; the id does not follow from it.
 */
export function messageNumber(id: string): string {
  return `M-${part(fnv1a(id))}-${part(fnv1a(id, otherSeed))}`;
}

/** Four signs, of the first 20 bits of a hash. */
function part(hash: number): string {
  return [27, 22, 17, 12].map((shift) => signs[(hash >>> shift) & 31]).join('');
}
