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

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
