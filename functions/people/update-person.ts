import { deleteViews } from '#functions/data/messages/inbox-lists.ts';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { changeDetails, personOf, stateOf } from '#functions/data/people/person.ts';
import type { AccountChange } from '#functions/data/sign-in/account-change.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { Conflict, NotFound, Unavailable } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

/**
 * Changes a person. The role and the state come first, because these changes are refused if nobody could sign in as owner then.
 */
export const updatePerson: Operation<'updatePerson'> = async ({ params: { id }, body, note }) => {
  const { role, state, ...details } = body;
  const person = await findPerson(id);
  note({ title: person.username });
  const isDisabled = stateOf(person) === 'disabled';
  if (state !== undefined && isDisabled !== (state === 'disabled')) await change(id, state);
  if (role !== undefined && role !== person.role) await change(id, role);
  if (Object.values(details).some((value) => value !== undefined)) await changeDetails(id, details);
  return { body: personOf(await findPerson(id), new Date()) };
};

export const removePerson: Operation<'removePerson'> = async ({ params: { id }, note }) => {
  note({ title: (await findPerson(id)).username });
  await change(id, 'removed');
  await deleteViews(id);
  return { body: undefined };
};

/**
 * Returns the account with this id.
 * @throws NotFound
 */
export async function findPerson(id: string) {
  const person = await getAdministrator(id);
  if (!person) throw removedMeanwhile();
  return person;
}

/** Returns the error for a person who no longer has an account. */
export function removedMeanwhile(): NotFound {
  return new NotFound('This person was removed meanwhile.');
}

async function change(id: string, standing: AccountChange): Promise<void> {
  const outcome = await changeAccount(id, standing, new Date());
  if (outcome === 'absent') throw removedMeanwhile();
  if (outcome === 'busy') throw new Unavailable('Others change people right now; try again in a moment.');
  if (outcome === 'last-owner') throw lastOwner();
}

/** Returns the error for removing the only owner. */
export function lastOwner(): Conflict {
  return new Conflict('No other owner could sign in then; make somebody else an owner first.');
}
