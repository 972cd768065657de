import { logFailure } from '#functions/data/log-failure.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { createChallenge } from '#functions/data/sign-in/challenge.ts';
import { findDevice } from '#functions/data/sign-in/device.ts';
import { Unauthorized } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { challengeCookie } from '#functions/http/session.ts';
import { sessionOrigin } from './active/session-origin.ts';
import { enter } from './enter.ts';
import { releaseAttempt, reserveAttempt } from './login-throttle.ts';
import { verifyPassword } from './password.ts';

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
  const { cookies } = await enter(
    administrator,
    device,
    { formerToken: sessionToken, origin: sessionOrigin(header) },
    now,
  );
  return { body: administrator, cookies };
};
