import { expect, test } from 'vitest';
import { openAudiences } from './audience.ts';

test.each([
  [[], ['all', 'en', 'ar']],
  [['en'], ['ar']],
  [['ar'], ['en']],
  [['en', 'ar'], []],
  [['all'], []],
  [['en', 'all'], []],
] as const)('after %j, a post can be sent to %j', (sentTo, open) => {
  expect(openAudiences(sentTo)).toEqual(open);
});
