import { randomBytes } from 'node:crypto';
import { givenPassword, passwordMinLength } from '#shared/session/session.ts';
import { askHidden } from './ask-hidden.ts';

/**
 * Returns the password for an administrator: `ADMIN_PASSWORD`, what is typed on the terminal, or a generated one.
 * @throws Error in one sentence when the given password breaks the rules
 */
export async function choosePassword(): Promise<{ password: string; generated: boolean }> {
  const given = process.env.ADMIN_PASSWORD ?? (process.stdin.isTTY ? await askTwice() : '');
  if (given === '') return { password: randomBytes(18).toString('base64url'), generated: true };
  if ([...given].length < passwordMinLength || !givenPassword.safeParse(given).success) {
    throw new Error(`A password has at least ${passwordMinLength} and at most 1000 characters.`);
  }
  return { password: given, generated: false };
}

async function askTwice(): Promise<string> {
  const password = await askHidden('Password (empty: make one): ');
  if (password !== '' && (await askHidden('The same again: ')) !== password) {
    throw new Error('The two passwords differ; nothing was changed.');
  }
  return password;
}
