import { expect, test } from 'vitest';
import { readSubscriptionKey, subscriptionPath } from './links.ts';

const [id, token] = [`${'i'.repeat(41)}-_`, `${'t'.repeat(30)}-_`];

test('the key of a link is read as it was written', () => {
  const path = subscriptionPath('leave', 'ar', { id, token });
  expect(path).toBe(`/api/newsletter/leave/ar?key=${id}.${token}`);
  expect(readSubscriptionKey(path.split('key=')[1])).toEqual({ id, token });
});

test.each([
  undefined,
  '',
  id,
  `${id}.`,
  `.${token}`,
  `${id}.${token}x`,
  `x${id}.${token}`,
  `${id}x${token}`,
  `${id.slice(1)}.${token}`,
  `${id}.${token.slice(1)}`,
  `${id.slice(1)}!.${token}`,
  `${id}.${token.slice(1)}!`,
])('%j is no key', (text) => expect(readSubscriptionKey(text)).toBeUndefined());
