import { logFailure } from '#functions/data/log-failure.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { findDevice, rememberDevice } from '#functions/data/sign-in/device.ts';
import { endSessionsOf } from '#functions/data/sign-in/save-administrator.ts';
import { renewSessionCredentials, sessionEnds } from '#functions/data/sign-in/session.ts';
import { endSession as end, listSessions as list } from '#functions/data/sign-in/session-list.ts';
import { NotFound, Unauthorized } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { deviceCookie } from '#functions/http/session.ts';

export const listSessions: Operation<'listSessions'> = async ({ administrator: { accountId, session } }) => {
  const account = await getAdministrator(accountId);
  return { body: account ? await list(account, session, new Date()) : [] };
};

export const endSession: Operation<'endSession'> = async ({
  administrator: { accountId },
  params: { id },
}) => {
  if (!(await end(accountId, id))) throw new NotFound('This session has ended already.');
  return { body: undefined };
};

/**
 * Ends all sessions by changing the account's credentials, also sessions that the list does not show. Then the requesting
 * session gets the new credentials and keeps its age. If the process stops in between, that session ends, too.
 */
export const endOtherSessions: Operation<'endOtherSessions'> = async (request) => {
  const { administrator, sessionToken = '', deviceToken } = request;
  const now = new Date();
  const { accountId } = administrator;
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  const account = await endSessionsOf(accountId);
  if (!account) throw new Unauthorized('Sign in to continue.');
  await renewSessionCredentials(sessionToken, account);
  if (!device) return { body: undefined };
  try {
    return { body: undefined, cookies: [deviceCookie(await rememberDevice(account, device, now))] };
  } catch (error) {
    logFailure('Device not remembered', error);
    return { body: undefined };
  }
};

/** Returns when the session ends. The table of endpoints decides whether the request also extends it. */
export const sessionTimes: Operation<'getSessionTimes'> & Operation<'extendSession'> = async ({
  administrator: { session },
}) => {
  const now = Date.now();
  const { idle, absolute } = sessionEnds(session);
  const seconds = (end: number) => Math.max(0, Math.floor((end - now) / 1000));
  return { body: { idleSeconds: seconds(idle), totalSeconds: seconds(absolute) } };
};
