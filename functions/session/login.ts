import { type Administrator, accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { findDevice, type KnownDevice, rememberDevice } from '#functions/data/sign-in/device.ts';
import { noteSignIn } from '#functions/data/sign-in/save-administrator.ts';
import { createSession, deleteSession } from '#functions/data/sign-in/session.ts';
import { logFailure, Unauthorized } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { deviceCookie, sessionCookie } from '#functions/http/session.ts';
import { releaseAttempt, reserveAttempt } from './login-throttle.ts';
import { verifyPassword } from './password.ts';

export const login: Operation<'login'> = async ({ body, viewerAddress, sessionToken, deviceToken }) => {
  const now = new Date();
  const accountId = accountIdOf(body.username);
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  const attempt = await reserveAttempt({ address: viewerAddress, accountId, device }, now);
  const administrator = await getAdministrator(accountId);
  const mayEnter = administrator?.disabledAt === undefined;
  const fits = await verifyPassword(body.password, mayEnter ? administrator?.passwordHash : undefined);
  if (!administrator || !fits) throw new Unauthorized('Invalid username or password.');

  await releaseAttempt(attempt).catch((error) => logFailure('Login attempt not released', error));
  if (sessionToken !== undefined) await deleteSession(sessionToken);
  const token = await createSession(administrator, now);
  await noteSignIn(accountId, now).catch((error) => logFailure('Sign-in not noted', error));
  return {
    body: administrator,
    cookies: [sessionCookie(token), ...(await keepDevice(administrator, device, now))],
  };
};

/** Knowing the device the next time is not worth failing a right login for. */
async function keepDevice(administrator: Administrator, device: KnownDevice | undefined, now: Date) {
  try {
    return [deviceCookie(await rememberDevice(administrator, device, now))];
  } catch (error) {
    logFailure('Device not remembered', error);
    return [];
  }
}
