import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { deleteChallenge, findChallenge } from '#functions/data/sign-in/challenge.ts';
import { findDevice } from '#functions/data/sign-in/device.ts';
import { Unauthorized } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { clearedChallengeCookie } from '#functions/http/session.ts';
import { beginSession } from '../login.ts';
import { releaseAttempt, reserveAttempt } from '../login-throttle.ts';
import { sessionOrigin } from '../session-origin.ts';
import { redeemCode, wrongCode } from './redeem-code.ts';

/** Signs in with a code. A code is accepted only if the right password was given in this browser a few minutes ago. */
export const confirmSignIn: Operation<'confirmSignIn'> = async (request) => {
  const { body, viewerAddress, deviceToken, challengeToken } = request;
  const now = new Date();
  const account = challengeToken === undefined ? undefined : await waitingFor(challengeToken, now);
  if (challengeToken === undefined || !account) {
    throw new Unauthorized('That took too long; type your username and password again.');
  }
  const { accountId, username } = account;
  request.note({ accountId, username });
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  const attempt = await reserveAttempt('code', { address: viewerAddress, accountId, device }, now);
  if (!(await redeemCode(account, body.code, now))) throw wrongCode();

  await releaseAttempt(attempt).catch((error) => logFailure('Attempt of a code not released', error));
  await deleteChallenge(challengeToken);
  const { cookies } = await beginSession(
    account,
    device,
    { formerToken: request.sessionToken, origin: sessionOrigin(request.header) },
    now,
  );
  return { body: account, cookies: [...cookies, clearedChallengeCookie] };
};

/**
 * Returns the administrator whose code is expected; `undefined` if the account was disabled, or its password or codes
 * were changed in the meantime.
 */
async function waitingFor(token: string, now: Date): Promise<Administrator | undefined> {
  const challenge = await findChallenge(token, now);
  const account = challenge && (await getAdministrator(challenge.accountId));
  const goesOn =
    account?.credentialVersion === challenge?.credentialVersion &&
    account?.disabledAt === undefined &&
    account?.codeSecret !== undefined;
  return goesOn ? account : undefined;
}
