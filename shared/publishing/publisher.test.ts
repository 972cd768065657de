import { expect, test } from 'vitest';
import { allowedInline, publishedRelease, publishRequests } from './publisher.ts';

test('the names that a deployed site already uses stay the same', () => {
  // CloudFormation refuses to change the type of a resource that exists.
  expect([publishedRelease, allowedInline]).toEqual(['Custom::PublishedRelease', 'Custom::AllowedInline']);
  expect(publishRequests).toBe('publication#request');
});
