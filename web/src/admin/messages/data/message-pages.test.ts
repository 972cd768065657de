import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { type MessagePages, mergePages, withMessage, withoutMessage } from './message-pages.ts';

const message = (id: string, processed = false): Message => ({
  id,
  source: 'contact',
  name: 'Shilan',
  email: 'shilan@example.com',
  message: 'Please send an offer.',
  suspicions: [],
  // Messages with later letters arrived later.
  createdAt: id,
  status: processed ? 'closed' : 'new',
  processed,
});
const pagesOf = (...pages: Message[][]): MessagePages => ({
  pages: pages.map((data, index) => ({
    data,
    next: index < pages.length - 1 ? `after-${index}` : undefined,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : `after-${index - 1}`)),
});
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

test('joins pages to one list, in their order', () => {
  expect(idsOf(mergePages('new', pagesOf([message('e'), message('d')], [message('c')])))).toEqual([
    'e',
    'd',
    'c',
  ]);
});

test('lists a message once that moved to the next page between two reads', () => {
  const merged = mergePages('new', pagesOf([message('e'), message('d')], [message('d'), message('c')]));
  expect(idsOf(merged)).toEqual(['e', 'd', 'c']);
});

test('does not list a message that somebody has marked as done meanwhile', () => {
  expect(idsOf(mergePages('new', pagesOf([message('e'), message('d', true)])))).toEqual(['e']);
});

test('removes a message from its page, and keeps the link to the next page', () => {
  const pages = pagesOf([message('e'), message('d')], [message('c')]);
  const left = withoutMessage(pages, 'd');
  expect(left && idsOf(mergePages('new', left))).toEqual(['e', 'c']);
  expect(left?.pages.map(({ next }) => next)).toEqual(['after-0', undefined]);
  expect(idsOf(mergePages('new', pages))).toEqual(['e', 'd', 'c']);
});

test('does nothing before anything was read', () => {
  expect(withoutMessage(undefined, 'd')).toBeUndefined();
});

test.each([
  ['f', 'f e c a'],
  ['d', 'e d c a'],
  ['b', 'e c b a'],
  ['0', 'e c a 0'],
])('puts %s back in the place of its arrival', (id, order) => {
  const pages = withMessage(pagesOf([message('e')], [message('c'), message('a')]), message(id));
  expect(pages && idsOf(mergePages('new', pages)).join(' ')).toBe(order);
});

test('lists a restored message beyond the last read page only when that page is read, and only once', () => {
  const more = pagesOf([message('e')], [message('c')], []);
  const read = { ...more, pages: more.pages.slice(0, 2) };
  const idsWith = (id: string) => idsOf(mergePages('new', withMessage(read, message(id)) ?? read));
  expect(idsWith('a')).toEqual(['e', 'c']);
  expect(idsWith('c')).toEqual(['e', 'c']);
  expect(withMessage(undefined, message('a'))).toBeUndefined();
});
