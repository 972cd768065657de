import { codeAt } from '#functions/session/codes/totp.ts';

/** The code that an app shows for a secret, so many steps of 30 seconds from now. */
export function oneTimeCode(secret: string, away = 0): string {
  return codeAt(secret, Math.floor(Date.now() / 30_000) + away);
}
