import type { TestAnswer } from '#functions/http/testing/event.ts';

/** Returns the token in the cookie of this name; empty if the response sets no such cookie, or deletes it. */
export function cookieIn({ cookies }: TestAnswer, name: 'session' | 'device' | 'challenge'): string {
  const pattern = new RegExp(`^__Host-${name}=([\\w-]*);`);
  return cookies.map((cookie) => pattern.exec(cookie)?.[1]).find((token) => token !== undefined) ?? '';
}
