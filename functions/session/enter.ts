import { logFailure } from '#functions/data/log-failure.ts';
import type { Administrator } from '#functions/data/sign-in/administrator.ts';
import { type KnownDevice, rememberDevice } from '#functions/data/sign-in/device.ts';
import { noteSignIn } from '#functions/data/sign-in/save-administrator.ts';
import { createSession, deleteSession, type SessionOrigin } from '#functions/data/sign-in/session.ts';
import { deviceCookie, sessionCookie } from '#functions/http/session.ts';

/** The browser that somebody enters by. */
interface Entrance {
  /** Of the session it had. */
  readonly formerToken: string | undefined;
  readonly origin: SessionOrigin;
}

/** Begins a session of somebody who has proved who they are, in place of the one that the browser had. Returns its cookies. */
export async function enter(
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

/** Knowing the device the next time is not worth failing a right login for. */
async function keepDevice(administrator: Administrator, device: KnownDevice | undefined, now: Date) {
  try {
    return [deviceCookie(await rememberDevice(administrator, device, now))];
  } catch (error) {
    logFailure('Device not remembered', error);
    return [];
  }
}
