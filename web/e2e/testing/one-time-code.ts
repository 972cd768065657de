import { codeAt } from '#functions/session/codes/totp.ts';

/** Returns the one-time code of a secret, `away` steps of 30 seconds from now. */
export function oneTimeCode(secret: string, away = 0): string {
  return codeAt(secret, Math.floor(Date.now() / 30_000) + away);
}
