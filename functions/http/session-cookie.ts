import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sessionCookieName } from '../../shared/session.ts';
import { sessionAbsoluteMs } from '../data/session.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The session's token that the browser sent, unchecked. */
export function sessionTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  const cookie = event.cookies?.find((pair) => pair.startsWith(`${sessionCookieName}=`));
  return cookie?.slice(sessionCookieName.length + 1);
}

/** `Set-Cookie` value that makes the browser keep a session's token. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName}=${token}; Max-Age=${sessionAbsoluteMs / 1000}; ${attributes}`;
}

/** `Set-Cookie` value that makes the browser forget it. */
export const clearedSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;
