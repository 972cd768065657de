import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { challengeMs } from '#functions/data/sign-in/challenge.ts';
import { deviceMs } from '#functions/data/sign-in/device.ts';
import {
  findSession,
  type Session,
  sessionAbsoluteMs,
  touchSession,
} from '#functions/data/sign-in/session.ts';
import { type Role, roleIncludes } from '#shared/session/session.ts';
import { challengeCookieName, deviceCookieName, sessionCookieName } from '#shared/session/session-cookie.ts';
import { Forbidden, Unauthorized } from './errors.ts';

/** The signed-in administrator and their session. */
export interface SignedIn extends Pick<Administrator, 'accountId' | 'username' | 'role' | 'createdAt'> {
  readonly session: Session;
}

/** A session that has not ended, with its administrator. */
interface Found {
  readonly token: string;
  readonly administrator: SignedIn;
}

/** Returns the administrator whose active session has this token. Does not extend the session. */
export async function signedInBy(token: string | undefined, now: Date): Promise<SignedIn | undefined> {
  return (await find(token, now))?.administrator;
}

/** True if a token belongs to an active session. Does not extend the session. */
export async function isSignedIn(token: string | undefined, now: Date): Promise<boolean> {
  return (await signedInBy(token, now)) !== undefined;
}

/**
 * Returns the administrator who is signed in by a session's token and has the role `needed`. `learn` is called with the
 * administrator even if they lack the role. A background request of a screen (`isUse` false) does not extend the session.
 *
 * @throws Unauthorized, Forbidden
 */
export async function requireAdministrator(
  token: string | undefined,
  needed: Role,
  now: Date,
  isUse = true,
  learn: (who: SignedIn) => void = () => {},
): Promise<SignedIn> {
  const found = await find(token, now);
  if (!found) throw new Unauthorized('Sign in to continue.');
  learn(found.administrator);
  if (!roleIncludes(found.administrator.role, needed)) {
    throw new Forbidden('Only an owner of the site may do this; ask one of them.');
  }
  if (!isUse) return found.administrator;
  // If noting the use fails the request continues: the session just ends earlier.
  try {
    const session = await touchSession(found.token, found.administrator.session, now);
    return { ...found.administrator, session };
  } catch (error) {
    logFailure('Session not extended', error);
    return found.administrator;
  }
}

/**
 * Returns the session with its administrator. A session counts as ended if its administrator was removed, disabled or got
 * another password.
 */
async function find(token: string | undefined, now: Date): Promise<Found | undefined> {
  const session = token === undefined ? undefined : await findSession(token, now);
  const administrator = session && (await getAdministrator(session.accountId));
  const goesOn =
    administrator?.credentialVersion === session?.credentialVersion &&
    administrator?.disabledAt === undefined;
  if (token === undefined || !session || !administrator || !goesOn) {
    return undefined;
  }
  const { accountId, username, role, createdAt } = administrator;
  return { token, administrator: { accountId, username, role, createdAt, session } };
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Returns a cookie that the browser sent, unchecked. */
function cookieOf(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const cookie = event.cookies?.find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** Returns the session token that the browser sent, unchecked. */
export function sessionTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  return cookieOf(event, sessionCookieName);
}

/** Returns the device token that the browser sent, unchecked. */
export function deviceTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  return cookieOf(event, deviceCookieName);
}

/** Returns the token of a sign-in that waits for a code, as the browser sent it, unchecked. */
export function challengeTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  return cookieOf(event, challengeCookieName);
}

/** `Set-Cookie` value that makes the browser keep a session's token. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName}=${token}; Max-Age=${sessionAbsoluteMs / 1000}; ${attributes}`;
}

/** `Set-Cookie` value that makes the browser forget a session's token. */
export const clearedSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;

/** `Set-Cookie` value that makes the browser keep a device's token, also after signing out. */
export function deviceCookie(token: string): string {
  return `${deviceCookieName}=${token}; Max-Age=${deviceMs / 1000}; ${attributes}`;
}

/** `Set-Cookie` value that makes the browser keep the token of a sign-in that waits for a code. */
export function challengeCookie(token: string): string {
  return `${challengeCookieName}=${token}; Max-Age=${challengeMs / 1000}; ${attributes}`;
}

/** `Set-Cookie` value that makes the browser forget the token of a sign-in that waits for a code. */
export const clearedChallengeCookie = `${challengeCookieName}=; Max-Age=0; ${attributes}`;
