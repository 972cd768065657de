import { createHash } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

const cost = 12;
/** Of a random password that nobody knows, with the same cost. */
const unknownPasswordHash = '$2b$12$MniRJp2elbxzouBj3OmU5u8TcHZ77kmN9s3h/uJnxohby7kIT7df6';

/** The hash to store of a password. `rounds` is the binary logarithm of the work. */
export function hashPassword(password: string, rounds = cost): Promise<string> {
  return hash(digest(password), rounds);
}

/** Whether a password fits a stored hash. Without one it takes as long, and fits never. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await compare(digest(password), stored || unknownPasswordHash);
  return fits && Boolean(stored);
}

/**
 * bcrypt reads 72 bytes at most, and stops at NUL: as SHA-384 in base64, 64 characters, a password counts in full.
 * NFC makes it the same password on every keyboard; NFKC would also merge what people see as different.
 */
function digest(password: string): string {
  return createHash('sha384').update(password.normalize('NFC')).digest('base64');
}
