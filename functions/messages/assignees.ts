import { assignedNames, countOpenOf } from '#functions/data/messages/entries/assignees.ts';
import { accountIdOf, getAdministrator, listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { BadRequest } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const listAssignees: Operation<'listAssignees'> = async () => {
  const administrators = await listAdministrators();
  const here = administrators.filter(({ disabledAt }) => disabledAt === undefined);
  const names = new Set(here.map(({ username }) => username));
  const others = (await assignedNames()).filter((name) => !names.has(name)).sort();
  const counted = async (name: string, canTake: boolean, leavesOn?: string) => ({
    name,
    canTake,
    open: await countOpenOf(name),
    leavesOn,
  });
  const all = await Promise.all([
    ...here.map(({ username, leavesOn }) => counted(username, true, leavesOn)),
    ...others.map((name) => counted(name, false)),
  ]);
  return { body: all.filter(({ canTake, open }) => canTake || open > 0) };
};

/**
 * Returns the username of an administrator as written in their account; empty for nobody. `mayBeGone` also allows names
 * that messages were assigned to before.
 * @throws BadRequest for any other name
 */
export async function assigneeNamed(name: string, mayBeGone = false): Promise<string> {
  if (name === '' || (mayBeGone && (await assignedNames()).includes(name))) return name;
  const administrator = await getAdministrator(accountIdOf(name));
  if (administrator && administrator.disabledAt === undefined) return administrator.username;
  throw new BadRequest('There is no administrator of this name; choose another.', [
    { field: 'assignee', problem: 'invalid' },
  ]);
}
