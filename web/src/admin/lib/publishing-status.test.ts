import { expect, test } from 'vitest';
import type { PublishUnit } from '#shared/publishing/publisher.ts';
import { ago } from './language/formats.ts';
import { publicationState } from './publishing-status.ts';

const second = (n: number) => Date.UTC(2026, 0, 1) + n * 1000;
const instant = (n: number) => new Date(second(n)).toISOString();
const read = (n: number, failures: { path: string; language: 'en'; reason: string }[] = []) => ({
  release: 'r1',
  readAt: instant(n),
  noticed: { content: instant(n) },
  publishedAt: instant(n + 1),
  failures,
});
const saved = (n: number, unit: PublishUnit = 'content') => ({ at: second(n), unit, page: '/' });
const publishing = { state: 'publishing' } as const;
const failure = { path: '/blog/1', language: 'en', reason: 'No.' } as const;

test.each([
  ['nothing, where nothing was ever published or saved', null, undefined, 9, undefined],
  ['live, what was published before it was looked', read(1), undefined, 9, { state: 'live', at: second(2) }],
  ['publishing, what was saved after it was read', read(1), saved(2), 9, { state: 'publishing' }],
  ['publishing, what was saved as it was read', read(2), saved(2), 9, { state: 'publishing' }],
  ['live, what was saved before it was read', read(3), saved(2), 9, { state: 'live', at: second(4) }],
  [
    'publishing, what was saved before it was read and not noticed',
    read(3),
    saved(2, 'blog#1'),
    9,
    publishing,
  ],
  [
    'live, what was saved long before it was read',
    read(63),
    saved(2, 'blog#1'),
    99,
    { state: 'live', at: second(64) },
  ],
  ['publishing, what is published and may not be read yet', read(3), saved(2), 4.5, publishing],
  ['publishing, what was saved before anything was published', null, saved(2), 9, { state: 'publishing' }],
  ['stuck, what is not published after a minute', read(1), saved(2), 63, { state: 'stuck' }],
  [
    'failed, what could not be made',
    read(3, [failure]),
    saved(2),
    9,
    { state: 'failed', failures: [failure] },
  ],
])('is %s', (_, status, last, now, state) => {
  expect(publicationState(status, last, second(now))).toEqual(state);
});

test.each([
  [0, 'now'],
  [2, '2 seconds ago'],
  [60, '1 minute ago'],
  [7199, '1 hour ago'],
  [172_800, '2 days ago'],
  [-5, 'now'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(ago(second(0), second(seconds))).toBe(words);
});
