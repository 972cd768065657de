import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  canBeCarriedOut,
  changesSomething,
  isInstant,
  postBodyMaxBytes,
  postMaxLength,
  publication,
} from './fields.ts';

const plan = z.object(publication()).check(canBeCarriedOut());
const draft = { published: false, publishedAt: '', unpublishAt: '' };

/** Returns the problems of a post's publication, each with its field. */
function problemsOf(instants: object): string[] {
  const { error } = plan.safeParse({ ...draft, ...instants });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('an instant', () => {
  test.each([
    ['2026-01-01T10:00:00.000Z', true],
    ['2026-01-01T10:00:00Z', true],
    ['1900-01-01T00:00:00Z', true],
    ['2999-12-31T23:59:59Z', true],
    ['1899-12-31T23:59:59Z', false],
    ['3000-01-01T00:00:00Z', false],
    ['0026-01-01T00:00:00Z', false],
    ['2026-01-01', false],
    ['2026-02-30T10:00:00Z', false],
    ['12026-01-01T10:00:00Z', false],
    ['', false],
  ])('whether %j is one: %j', (value, is) => expect(isInstant(value)).toBe(is));

  test('is stored with milliseconds, and an absent one as an empty text', () => {
    const stored = { published: false, publishedAt: '2026-01-01T10:00:00.000Z', unpublishAt: '' };
    expect(plan.parse({ ...draft, publishedAt: '2026-01-01T10:00:00Z' })).toEqual(stored);
  });
});

test.each([
  [{ publishedAt: '2026-01-01' }, ['publishedAt: date']],
  [{ unpublishAt: 'x' }, ['unpublishAt: date']],
  [{ publishedAt: 5 }, ['publishedAt: invalid']],
  [
    { publishedAt: '2026-01-01T10:00:00Z', unpublishAt: '2026-01-01T10:00:00Z' },
    ['unpublishAt: before-publication'],
  ],
  [{ publishedAt: '2026-01-01T10:00:00Z', unpublishAt: '2026-01-01T10:00:01Z' }, []],
  [{ unpublishAt: '2026-01-01T10:00:00Z' }, []],
])('the publication %j has the problems %j', (instants, problems) => {
  expect(problemsOf(instants)).toEqual(problems);
});

test.each([
  [{}, false],
  [{ version: 1, copy: 2 }, false],
  [{ title: undefined }, false],
  [{ title: '' }, true],
  [{ version: 1, published: false }, true],
])('whether the save %j changes something: %j', (save, changes) => {
  expect(z.record(z.string(), z.unknown()).check(changesSomething()).safeParse(save).success).toBe(changes);
});

test('a post at its longest fits into a request, in any script', () => {
  const { line, excerpt, body, seoDescription } = postMaxLength;
  const article = 2 * (body + excerpt + seoDescription + 4 * line);
  const job = 2 * (3 * body + seoDescription + 4 * line);
  expect(3 * Math.max(article, job)).toBeLessThan(postBodyMaxBytes);
  expect(postBodyMaxBytes).toBeLessThan(1024 * 1024);
});
