import { findLinked, spendLink } from '#functions/data/people/link.ts';
import { networkOf } from '#functions/data/sign-in/network.ts';
import type { Limit } from '#functions/data/sign-in/throttle.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { hashPassword } from './password.ts';
import { place } from './place.ts';

const perAddress: Limit = { name: 'password-address', most: 10, windowSeconds: 15 * 60 };

/** A link that is no longer good is told before the password costs any work, and again by the write that uses it. */
export const choosePassword: Operation<'choosePassword'> = async ({ body, viewerAddress, note }) => {
  const now = new Date();
  const { accountId, token, password } = body;
  await place(perAddress, networkOf(viewerAddress), now);
  const linked = await findLinked(accountId, token, now);
  if (!linked) throw spent();
  note({ accountId, username: linked.username });
  const administrator = await spendLink(linked, token, await hashPassword(password), now);
  if (!administrator) throw spent();
  return { body: { username: administrator.username } };
};

function spent(): Conflict {
  return new Conflict('This link was used already or is too old; ask for a new one.');
}
