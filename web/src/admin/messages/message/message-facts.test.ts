import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { countText, roughCountText, shownText } from '../data/count-queries.ts';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000+'],
])('a count of %i reads %s', (count, text) => expect(countText(count)).toBe(text));

test.each([
  [100, '100'],
  [101, 'about 101'],
  [1000, '1,000+'],
])('a question names a count of %i as %s', (count, text) => expect(roughCountText(count)).toBe(text));

test('the list says how much of it is shown', () => {
  expect(shownText(100, 250)).toBe('Showing 100 of 250');
  expect(shownText(100, 1000)).toBe('Showing 100 of 1,000+');
});

test('a list longer than was counted claims no total', () => {
  expect(shownText(1100, 1000)).toBe('Showing 1,100');
  expect(shownText(4, undefined)).toBe('Showing 4');
});

test('a service has a name; an unknown one is shown as it came', () => {
  expect(serviceLabel('data-technology')).toBe('Market research and audit software');
  expect(serviceLabel('mystery-shopping')).toBe('Mystery shopping');
  expect(serviceLabel('toString')).toBe('toString');
});

test.each([
  ['shilan@example.com', 'mailto:shilan@example.com'],
  ['a?bcc=all@example.com', 'mailto:a%3Fbcc%3Dall@example.com'],
  ['a,b@example.com', 'mailto:a%2Cb@example.com'],
  ['شيلان@مثال.إختبار', `mailto:${encodeURIComponent('شيلان')}@${encodeURIComponent('مثال.إختبار')}`],
])('a mail to %s goes to that address alone', (email, address) => expect(mailAddress(email)).toBe(address));

test('what speaks for spam is said until somebody says that it is none', () => {
  const message: Message = {
    ...{
      id: 'a',
      source: 'contact',
      name: 'Sara',
      email: 'sara@shop.test',
      message: 'Hello',
      suspicions: ['no-form'],
    },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
  };
  const at = '2026-01-02T00:00:00.000Z';
  expect(suspicionText(message)).not.toBe('');
  expect(suspicionText({ ...message, notSpamAt: at })).toBe('');
  expect(suspicionText({ ...message, notSpamAt: at, spamAt: at })).not.toBe('');
});
