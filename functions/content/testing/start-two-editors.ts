import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';

/** Starts a database with two editors, each with a session. `stop` ends it. */
export async function startTwoEditors(): Promise<{ sessions: [string, string]; stop: () => Promise<void> }> {
  const { sessionToken, stop } = await signedIn();
  await saveAdministrator('colleague', 'hash', new Date());
  const colleague = await getAdministrator(accountIdOf('colleague'));
  if (!colleague) throw new Error('The colleague was not saved.');
  return { sessions: [sessionToken, await createSession(colleague, new Date())], stop };
}
