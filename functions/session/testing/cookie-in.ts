import type { TestAnswer } from '#functions/http/testing/event.ts';

/** The token that an answer's cookie of this name carries; empty where it carries none, or takes it away. */
export function cookieIn({ cookies }: TestAnswer, name: 'session' | 'device' | 'challenge'): string {
  const pattern = new RegExp(`^__Host-${name}=([\\w-]*);`);
  return cookies.map((cookie) => pattern.exec(cookie)?.[1]).find((token) => token !== undefined) ?? '';
}
