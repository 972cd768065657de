import { accountIdOf, getAdministrator } from '../data/administrator.ts';
import { createSession, deleteSession } from '../data/session.ts';
import { Unauthorized } from '../http/errors.ts';
import { logFailure } from '../http/log.ts';
import type { Operation } from '../http/operation.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { releaseAttempt, reserveAttempt } from './login-throttle.ts';
import { verifyPassword } from './password.ts';

export const login: Operation<'login'> = async ({ body, viewerAddress, sessionToken }) => {
  const now = new Date();
  const accountId = accountIdOf(body.username);
  const attempt = await reserveAttempt(viewerAddress, accountId, now);
  const administrator = await getAdministrator(accountId);
  const fits = await verifyPassword(body.password, administrator?.passwordHash);
  if (!administrator || !fits) throw new Unauthorized('Invalid username or password.');

  await releaseAttempt(attempt).catch((error) => logFailure('Login attempt not released', error));
  if (sessionToken !== undefined) await deleteSession(sessionToken);
  const token = await createSession(administrator, now);
  return { body: { username: administrator.username }, cookies: [sessionCookie(token)] };
};
