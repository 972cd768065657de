import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { startEngine } from '#functions/data/testing/engine.ts';

/** Starts a database for the tests of a file, with one administrator and a session of theirs. `stop` ends it. */
export async function signedIn(): Promise<{ sessionToken: string; stop: () => Promise<void> }> {
  const engine = await startEngine('dynalite');
  await saveAdministrator('admin', 'hash', new Date());
  const administrator = await getAdministrator(accountIdOf('admin'));
  if (!administrator) throw new Error('The administrator was not saved.');
  const sessionToken = await createSession(administrator, new Date());
  return { sessionToken, stop: () => engine.stop() };
}
