import { expect, test } from 'vitest';
import {
  changedAt,
  isInOrder,
  isPlannedDraft,
  isPublic,
  nextChange,
  publicationState,
} from './publication.ts';

const [before, now, after] = [
  '2026-01-01T09:59:59.999Z',
  '2026-01-01T10:00:00.000Z',
  '2026-01-01T10:00:00.001Z',
];
const post = (publishedAt: string, unpublishAt = '', published = true) => ({
  published,
  publishedAt,
  unpublishAt,
});

test.each([
  [post('', '', false), 'draft', undefined],
  [post(before, before, false), 'draft', undefined],
  [post(''), 'published', undefined],
  [post(now), 'published', undefined],
  [post(after), 'scheduled', after],
  [post(before, after), 'published', after],
  [post(before, now), 'ended', undefined],
  [post('', before), 'ended', undefined],
  [post(after, '2026-01-02T00:00:00.000Z'), 'scheduled', after],
])('the state of %j is %s, and changes next at %s', (given, state, next) => {
  expect(publicationState(given, new Date(now))).toBe(state);
  expect(isPublic(given, new Date(now))).toBe(state === 'published');
  expect(nextChange(given, new Date(now))).toBe(next);
});

test.each([
  [post(after, '', false), true],
  [post(now, '', false), false],
  [post('', '', false), false],
  [post(after), false],
])('whether %j is a planned draft: %j', (given, is) => {
  expect(isPlannedDraft(given, new Date(now))).toBe(is);
});

test.each([
  [before, after, after],
  [after, before, after],
  [now, '', now],
])('a post that was saved at %s and appeared at %j changed at %s', (updatedAt, publishedAt, changed) => {
  expect(changedAt({ updatedAt, publishedAt })).toBe(changed);
});

test.each([
  [{}, true],
  [{ publishedAt: '2026-05-01T00:00:00.000Z' }, true],
  [{ unpublishAt: '2026-05-01T00:00:00.000Z' }, true],
  [{ publishedAt: '2026-05-01T00:00:00.000Z', unpublishAt: '' }, true],
  [{ publishedAt: '2026-05-01T00:00:00.000Z', unpublishAt: '2026-05-01T00:00:00.001Z' }, true],
  [{ publishedAt: '2026-05-01T00:00:00.000Z', unpublishAt: '2026-05-01T00:00:00.000Z' }, false],
])('the instants %j are in order: %s', (plan, expected) => expect(isInOrder(plan)).toBe(expected));
