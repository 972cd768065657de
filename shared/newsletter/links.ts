import type { Language } from '../language.ts';

/** The parameters of a link in a mail: the address it is about, and a token that proves it came by mail. */
export interface SubscriptionKey {
  readonly id: string;
  readonly token: string;
}

const keyPattern = /^([\w-]{43})\.([\w-]{32})$/;

/**
 * Returns the path of the page with the button that confirms or unsubscribes an address. Logs contain it without the
 * query.
 */
export function subscriptionPath(
  action: 'confirm' | 'leave',
  language: Language,
  { id, token }: SubscriptionKey,
): string {
  return `/api/newsletter/${action}/${language}?key=${id}.${token}`;
}

/** Returns the key in the `key` parameter of {@link subscriptionPath}; `undefined` if it is missing or malformed. */
export function readSubscriptionKey(text = ''): SubscriptionKey | undefined {
  const [, id, token] = keyPattern.exec(text) ?? [];
  return id && token ? { id, token } : undefined;
}
