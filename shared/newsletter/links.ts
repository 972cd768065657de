import type { Language } from '../language.ts';

/** What a link in a mail shows: whose address it is about, and that it came by mail. */
export interface SubscriptionKey {
  readonly id: string;
  readonly token: string;
}

const keyPattern = /^([\w-]{43})\.([\w-]{32})$/;

/** Where an address is confirmed, or taken off, by its owner: a page with a button. Logs hold the path without the query. */
export function subscriptionPath(
  action: 'confirm' | 'leave',
  language: Language,
  { id, token }: SubscriptionKey,
): string {
  return `/api/newsletter/${action}/${language}?key=${id}.${token}`;
}

/** The key in such an address; `undefined` for what is none. */
export function readSubscriptionKey(text = ''): SubscriptionKey | undefined {
  const [, id, token] = keyPattern.exec(text) ?? [];
  return id && token ? { id, token } : undefined;
}
