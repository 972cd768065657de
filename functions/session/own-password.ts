import { findLinked, redeemLink, requestLink } from '#functions/data/people/link.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { findDevice } from '#functions/data/sign-in/device.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import { hashPassword } from '#functions/data/sign-in/password.ts';
import { changePasswordOf } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { type Limit, reserve } from '#functions/data/sign-in/throttle.ts';
import { place, requireCurrentPassword } from '#functions/http/current-password.ts';
import { Conflict, TooManyRequests } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { sessionCookie } from '#functions/http/session.ts';
import { sessionOrigin } from './session-origin.ts';

/** Changes the password. The person stays signed in, by a new session. All other sessions of the account end. */
export const changePassword: Operation<'changePassword'> = async ({ administrator, body, header }) => {
  const now = new Date();
  const account = await requireCurrentPassword(administrator.accountId, body.present, now);
  const changed = await changePasswordOf(account, await hashPassword(body.password));
  if (!changed) throw new Conflict('Your account was changed meanwhile; sign in again.');
  return {
    body: undefined,
    cookies: [sessionCookie(await createSession(changed, now, sessionOrigin(header)))],
  };
};

const choicesPerAddress: Limit = { name: 'password-address', max: 10, windowSeconds: 15 * 60 };

/**
 * Sets the password by a link. The link is checked before the slow password hash is made, and again by the write that uses it
 * up.
 */
export const choosePassword: Operation<'choosePassword'> = async ({ body, viewerAddress, note }) => {
  const now = new Date();
  const { accountId, token, password } = body;
  await place(choicesPerAddress, networkOf(viewerAddress), now);
  const linked = await findLinked(accountId, token, now);
  if (!linked) throw spent();
  note({ accountId, username: linked.username });
  const administrator = await redeemLink(linked, token, await hashPassword(password), now);
  if (!administrator) throw spent();
  return { body: { username: administrator.username } };
};

function spent(): Conflict {
  return new Conflict('This link was used already or is too old; ask for a new one.');
}

const hour = 60 * 60;
const linksPerAddress: Limit = { name: 'link-address', max: 5, windowSeconds: 15 * 60 };
const linksPerAccount: Limit = { name: 'link-account', max: 3, windowSeconds: hour };
const linksPerDevice: Limit = { name: 'link-device', max: 3, windowSeconds: hour };

/**
 * Takes equally long whether or not the account exists, because the account is looked up later, by the follow-up
 * function. A browser that has signed in to the account before has a separate rate limit, so that other people's
 * requests do not block it.
 */
export const requestPasswordLink: Operation<'requestPasswordLink'> = async (request) => {
  const { body, viewerAddress, deviceToken } = request;
  const now = new Date();
  const accountId = accountIdOf(body.username);
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  if (!device) await place(linksPerAddress, networkOf(viewerAddress), now);
  const taken = device
    ? await reserve(linksPerDevice, device.id, now)
    : await reserve(linksPerAccount, accountId, now);
  if (!taken.admitted) throw askedOften(taken.retryAfterSeconds);
  await requestLink({ accountId, purpose: 'reset' }, now);
  return { body: undefined };
};

/**
 * Returns the error for a further link. Links that were mailed stay valid, so that the account's owner is not locked
 * out.
 */
function askedOften(seconds: number): TooManyRequests {
  return new TooManyRequests(
    'Links were asked for several times already; use one that was mailed, or ask again within the hour.',
    seconds,
  );
}
