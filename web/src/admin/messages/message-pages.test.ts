import { expect, test } from 'vitest';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { type MessagePages, mergePages, withoutMessage } from './message-pages.ts';

const message = (id: string, processed = false): ContactSubmission => ({
  id,
  source: 'contact',
  name: 'Shilan',
  email: 'shilan@example.com',
  message: 'Please send an offer.',
  suspicions: [],
  createdAt: '2026-05-01T10:00:00.000Z',
  processed,
});
const pagesOf = (...pages: ContactSubmission[][]): MessagePages => ({
  pages: pages.map((data, index) => ({
    data,
    next: index < pages.length - 1 ? `after-${index}` : undefined,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : `after-${index - 1}`)),
});
const idsOf = (messages: ContactSubmission[]) => messages.map(({ id }) => id);

test('pages make one list, in their order', () => {
  expect(idsOf(mergePages(pagesOf([message('e'), message('d')], [message('c')])))).toEqual(['e', 'd', 'c']);
});

test('a message that moved to the next page between two reads is listed once', () => {
  const merged = mergePages(pagesOf([message('e'), message('d')], [message('d'), message('c')]));
  expect(idsOf(merged)).toEqual(['e', 'd', 'c']);
});

test('a message that somebody has done meanwhile is not listed', () => {
  expect(idsOf(mergePages(pagesOf([message('e'), message('d', true)])))).toEqual(['e']);
});

test('a message is taken out of its page, and the way to the next page stays', () => {
  const pages = pagesOf([message('e'), message('d')], [message('c')]);
  const left = withoutMessage(pages, 'd');
  expect(left && idsOf(mergePages(left))).toEqual(['e', 'c']);
  expect(left?.pages.map(({ next }) => next)).toEqual(['after-0', undefined]);
  expect(idsOf(mergePages(pages))).toEqual(['e', 'd', 'c']);
});

test('before anything was read there is nothing to take out', () => {
  expect(withoutMessage(undefined, 'd')).toBeUndefined();
});
