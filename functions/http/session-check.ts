import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { findSession, type Session, touchSession } from '#functions/data/sign-in/session.ts';
import { Unauthorized } from './errors.ts';
import { logFailure } from './log.ts';

/** Who is signed in. */
export type SignedIn = Pick<Administrator, 'accountId' | 'username'>;

/** A session that goes on, and whose it is. */
interface Found {
  readonly token: string;
  readonly session: Session;
  readonly administrator: SignedIn;
}

/** Whether a token is of a session that goes on. Asking does not extend it. */
export async function isSignedIn(token: string | undefined, now: Date): Promise<boolean> {
  return (await find(token, now)) !== undefined;
}

/**
 * The administrator a session's token belongs to, who is using it now.
 * @throws Unauthorized
 */
export async function requireAdministrator(token: string | undefined, now: Date): Promise<SignedIn> {
  const found = await find(token, now);
  if (!found) throw new Unauthorized('Sign in to continue.');
  // Noting the use is not worth failing the request for: the session only ends earlier.
  await touchSession(found.token, found.session, now).catch((error) =>
    logFailure('Session not extended', error),
  );
  return found.administrator;
}

/** A session whose administrator was removed or got another password has ended. */
async function find(token: string | undefined, now: Date): Promise<Found | undefined> {
  const session = token === undefined ? undefined : await findSession(token, now);
  const administrator = session && (await getAdministrator(session.accountId));
  if (token === undefined || !session || administrator?.credentialVersion !== session.credentialVersion) {
    return undefined;
  }
  const { accountId, username } = administrator;
  return { token, session, administrator: { accountId, username } };
}
