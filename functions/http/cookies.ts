import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { deviceMs } from '#functions/data/sign-in/device.ts';
import { sessionAbsoluteMs } from '#functions/data/sign-in/session.ts';
import { deviceCookieName, sessionCookieName } from '#shared/session/session-cookie.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** A cookie that the browser sent, unchecked. */
function cookieOf(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const cookie = event.cookies?.find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** The session's token that the browser sent, unchecked. */
export function sessionTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  return cookieOf(event, sessionCookieName);
}

/** The device's token that the browser sent, unchecked. */
export function deviceTokenOf(event: APIGatewayProxyEventV2): string | undefined {
  return cookieOf(event, deviceCookieName);
}

/** `Set-Cookie` value that makes the browser keep a session's token. */
export function sessionCookie(token: string): string {
  return `${sessionCookieName}=${token}; Max-Age=${sessionAbsoluteMs / 1000}; ${attributes}`;
}

/** `Set-Cookie` value that makes the browser forget it. */
export const clearedSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;

/** `Set-Cookie` value that makes the browser keep a device's token, also after signing out. */
export function deviceCookie(token: string): string {
  return `${deviceCookieName}=${token}; Max-Age=${deviceMs / 1000}; ${attributes}`;
}
