import { deleteSession } from '#functions/data/sign-in/session.ts';
import type { Operation } from '#functions/http/operation.ts';
import { clearedSessionCookie, signedInBy } from '#functions/http/session.ts';

export const logout: Operation<'logout'> = async ({ header, sessionToken, note }) => {
  const who = await signedInBy(sessionToken, new Date());
  if (who) note({ accountId: who.accountId, username: who.username });
  if (sessionToken !== undefined) await deleteSession(sessionToken);
  const cookies = [clearedSessionCookie];
  const fromForm =
    header('content-type')?.startsWith('application/x-www-form-urlencoded') ||
    header('accept')?.includes('text/html');
  return fromForm
    ? { status: 303, headers: { Location: '/admin/login' }, cookies, body: undefined }
    : { cookies, body: undefined };
};
