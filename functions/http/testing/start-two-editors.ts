import { beforeAll, beforeEach, vi } from 'vitest';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';

/**
 * Starts a database with two editors for the tests of a file. The clock advances by a second before each test, and then
 * only when a test sets it. Returns a function that returns the session token of each editor.
 */
export function startTwoEditors(): () => readonly [string, string] {
  let sessions: readonly [string, string];
  beforeAll(async () => {
    const { sessionToken, stop } = await signedIn();
    await saveAdministrator('colleague', 'hash', new Date());
    const colleague = await getAdministrator(accountIdOf('colleague'));
    if (!colleague) throw new Error('The colleague was not saved.');
    sessions = [sessionToken, await createSession(colleague, new Date())];
    return stop;
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 }));
  return () => sessions;
}

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
