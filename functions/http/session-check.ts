import { type Administrator, getAdministrator } from '../data/administrator.ts';
import { findSession, touchSession } from '../data/session.ts';
import { Unauthorized } from './errors.ts';
import { logFailure } from './log.ts';

/** Who is signed in. */
export type SignedIn = Pick<Administrator, 'accountId' | 'username'>;

/**
 * The administrator a session's token belongs to. A session whose administrator was removed or got another password
 * has ended.
 * @throws Unauthorized
 */
export async function requireAdministrator(token: string | undefined, now: Date): Promise<SignedIn> {
  const session = token === undefined ? undefined : await findSession(token, now);
  const administrator = session && (await getAdministrator(session.accountId));
  if (token === undefined || !session || administrator?.credentialVersion !== session.credentialVersion) {
    throw new Unauthorized('Sign in to continue.');
  }
  // Noting the use is not worth failing the request for: the session only ends earlier.
  await touchSession(token, session, now).catch((error) => logFailure('Session not extended', error));
  return { accountId: administrator.accountId, username: administrator.username };
}
