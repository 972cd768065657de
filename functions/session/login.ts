import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { createChallenge } from '#functions/data/sign-in/challenge.ts';
import { findDevice, type KnownDevice, rememberDevice } from '#functions/data/sign-in/device.ts';
import { verifyPassword } from '#functions/data/sign-in/password.ts';
import { noteSignIn } from '#functions/data/sign-in/save-administrator.ts';
import { createSession, deleteSession, type SessionOrigin } from '#functions/data/sign-in/session.ts';
import { Unauthorized } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import {
  challengeCookie,
  clearedSessionCookie,
  deviceCookie,
  sessionCookie,
  signedInBy,
} from '#functions/http/session.ts';
import { releaseAttempt, reserveAttempt } from './login-throttle.ts';
import { sessionOrigin } from './session-origin.ts';

export const login: Operation<'login'> = async ({
  body,
  viewerAddress,
  sessionToken,
  deviceToken,
  header,
  note,
}) => {
  const now = new Date();
  const accountId = accountIdOf(body.username);
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  note({ accountId, findUsername: async () => (await getAdministrator(accountId))?.username });
  const attempt = await reserveAttempt('login', { address: viewerAddress, accountId, device }, now);
  const administrator = await getAdministrator(accountId);
  note({ username: administrator?.username });
  const mayEnter = administrator?.disabledAt === undefined;
  const fits = await verifyPassword(body.password, mayEnter ? administrator?.passwordHash : undefined);
  if (!administrator || !fits) throw new Unauthorized('Invalid username or password.');

  await releaseAttempt(attempt).catch((error) => logFailure('Login attempt not released', error));
  if (administrator.codeSecret !== undefined) {
    note({ isPart: true });
    const challenge = await createChallenge(administrator, now);
    return { body: { next: 'code' }, cookies: [challengeCookie(challenge)] };
  }
  const { cookies } = await beginSession(
    administrator,
    device,
    { formerToken: sessionToken, origin: sessionOrigin(header) },
    now,
  );
  return { body: administrator, cookies };
};

export const logout: Operation<'logout'> = async ({ header, sessionToken, note }) => {
  const who = await signedInBy(sessionToken, new Date());
  if (who) note({ accountId: who.accountId, username: who.username });
  if (sessionToken !== undefined) await deleteSession(sessionToken);
  const cookies = [clearedSessionCookie];
  return header('content-type')?.startsWith('application/x-www-form-urlencoded')
    ? { status: 303, headers: { Location: '/admin/login' }, cookies, body: undefined }
    : { cookies, body: undefined };
};

/** The browser of a sign-in. */
interface Entrance {
  /** The token of the session that the browser had before. */
  readonly formerToken: string | undefined;
  readonly origin: SessionOrigin;
}

/** Begins a session after a successful sign-in, in place of the one that the browser had. Returns its cookies. */
export async function beginSession(
  administrator: Administrator,
  device: KnownDevice | undefined,
  { formerToken, origin }: Entrance,
  now: Date,
): Promise<{ readonly cookies: readonly string[] }> {
  if (formerToken !== undefined) await deleteSession(formerToken);
  const token = await createSession(administrator, now, origin);
  await noteSignIn(administrator.accountId, now).catch((error) => logFailure('Sign-in not noted', error));
  return { cookies: [sessionCookie(token), ...(await keepDevice(administrator, device, now))] };
}

/** If the device cannot be remembered, the login still succeeds. */
async function keepDevice(administrator: Administrator, device: KnownDevice | undefined, now: Date) {
  try {
    return [deviceCookie(await rememberDevice(administrator, device, now))];
  } catch (error) {
    logFailure('Device not remembered', error);
    return [];
  }
}
