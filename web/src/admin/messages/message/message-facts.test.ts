import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { countText, roughCountText, shownText } from '../data/count-queries.ts';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000+'],
])('formats a count of %i as %s', (count, text) => expect(countText(count)).toBe(text));

test.each([
  [100, '100'],
  [101, 'about 101'],
  [1000, '1,000+'],
])('formats a count of %i in a question as %s', (count, text) => expect(roughCountText(count)).toBe(text));

test('the list shows how many of its messages are visible', () => {
  expect(shownText(100, 250)).toBe('Showing 100 of 250');
  expect(shownText(100, 1000)).toBe('Showing 100 of 1,000+');
});

test('a list longer than its count shows no total', () => {
  expect(shownText(1100, 1000)).toBe('Showing 1,100');
  expect(shownText(4, undefined)).toBe('Showing 4');
});

test('shows the name of a service, and an unknown value unchanged', () => {
  expect(serviceLabel('data-technology')).toBe('Market research and audit software');
  expect(serviceLabel('mystery-shopping')).toBe('Mystery shopping');
  expect(serviceLabel('toString')).toBe('toString');
});

test.each([
  ['shilan@example.com', 'mailto:shilan@example.com'],
  ['a?bcc=all@example.com', 'mailto:a%3Fbcc%3Dall@example.com'],
  ['a,b@example.com', 'mailto:a%2Cb@example.com'],
  ['شيلان@مثال.إختبار', `mailto:${encodeURIComponent('شيلان')}@${encodeURIComponent('مثال.إختبار')}`],
])('a mail to %s is addressed to it alone', (email, address) => expect(mailAddress(email)).toBe(address));

test('shows the reasons for suspicion until the message is marked as not spam', () => {
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
