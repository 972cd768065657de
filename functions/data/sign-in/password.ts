import { createHash } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

const cost = 12;
/** The hash of a random password that nobody knows, with the same cost. */
const unknownPasswordHash = '$2b$12$MniRJp2elbxzouBj3OmU5u8TcHZ77kmN9s3h/uJnxohby7kIT7df6';

/** Returns the hash to store for a password. `rounds` is the binary logarithm of the work. */
export function hashPassword(password: string, rounds = cost): Promise<string> {
  return hash(digest(password), rounds);
}

/** True if a password matches a stored hash. Without a hash it takes as long and is false. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await compare(digest(password), stored || unknownPasswordHash);
  return fits && Boolean(stored);
}

/**
 * bcrypt reads at most 72 bytes and stops at NUL. A SHA-384 hash in base64 has 64 characters, so the whole password
 * counts. NFC makes a password the same on every keyboard; NFKC would also merge characters that look different.
 */
function digest(password: string): string {
  return createHash('sha384').update(password.normalize('NFC')).digest('base64');
}
