import { requestLink } from '#functions/data/people/link.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { findDevice } from '#functions/data/sign-in/device.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import { type Limit, reserve } from '#functions/data/sign-in/throttle.ts';
import { TooManyRequests } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { place } from './place.ts';

const hour = 60 * 60;
const perAddress: Limit = { name: 'link-address', most: 5, windowSeconds: 15 * 60 };
const perAccount: Limit = { name: 'link-account', most: 3, windowSeconds: hour };
const perDevice: Limit = { name: 'link-device', most: 3, windowSeconds: hour };

/**
 * Does the same for every name, known or not, and so takes the same time: who it is for is looked up by the follower. A browser in which
 * somebody signed in to the account has places of its own, so that no stranger can use them up.
 */
export const requestPasswordLink: Operation<'requestPasswordLink'> = async (request) => {
  const { body, viewerAddress, deviceToken } = request;
  const now = new Date();
  const accountId = accountIdOf(body.username);
  const device = deviceToken === undefined ? undefined : await findDevice(deviceToken, accountId, now);
  if (!device) await place(perAddress, networkOf(viewerAddress), now);
  const taken = device ? await reserve(perDevice, device.id, now) : await reserve(perAccount, accountId, now);
  if (!taken.admitted) throw askedOften(taken.retryAfterSeconds);
  await requestLink({ accountId, purpose: 'reset' }, now);
  return { body: undefined };
};

/** Whoever asked: what was mailed is still good, so that its owner is not shut out. */
function askedOften(seconds: number): TooManyRequests {
  return new TooManyRequests(
    'Links were asked for several times already; use one that was mailed, or ask again within the hour.',
    seconds,
  );
}
