import { requestLink } from '#functions/data/people/link.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import type { Limit } from '#functions/data/sign-in/throttle.ts';
import type { Operation } from '#functions/http/operation.ts';
import { place } from './place.ts';

const perAddress: Limit = { name: 'link-address', most: 5, windowSeconds: 15 * 60 };
const perAccount: Limit = { name: 'link-account', most: 3, windowSeconds: 60 * 60 };

/** Does the same for every name, known or not, and so takes the same time: who it is for is looked up by the follower. */
export const requestPasswordLink: Operation<'requestPasswordLink'> = async ({ body, viewerAddress }) => {
  const now = new Date();
  const accountId = accountIdOf(body.username);
  await place(perAddress, networkOf(viewerAddress), now);
  await place(perAccount, accountId, now);
  await requestLink({ accountId, purpose: 'reset' }, now);
  return { body: undefined };
};
