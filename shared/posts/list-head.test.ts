import { expect, test } from 'vitest';
import { listHeadOf, postPageSize } from './list-head.ts';
import type { PostRow } from './row.ts';

/** Returns a row of a day of 2026, counted from 0. */
const row = (day: number, fields: Partial<PostRow> = {}): PostRow => {
  const createdAt = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
  return {
    ...{ id: `post-${day}`, createdAt, updatedAt: createdAt, version: 1, published: true, arabic: 'all' },
    ...{ title: `Post ${day}`, titleAr: 'منشور', category: 'Audit', categoryAr: 'تدقيق' },
    ...fields,
  };
};
const newestFirst = (count: number) => Array.from({ length: count }, (_, place) => row(count - 1 - place));

test('the first page has the rows with the latest dates, also of old posts that appear later', () => {
  const old = row(0, { publishedAt: '2030-01-01T00:00:00.000Z' });
  const all = [...newestFirst(200).slice(0, -1), old];
  const { count, rows } = listHeadOf('blog', all);
  expect(count).toBe(200);
  expect(rows).toHaveLength(postPageSize);
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(['post-0', 'post-199']);
});

test('other rows offer the first and last day of each month, and each group with its Arabic name', () => {
  const all = newestFirst(150);
  all[120] = row(29, { category: 'Retail', categoryAr: '' });
  all[122] = row(27, { category: 'Retail', categoryAr: 'تجزئة' });
  const { rows, others } = listHeadOf('blog', all);
  expect(others.map(({ createdAt }) => createdAt.slice(0, 10)).toSorted()).toEqual([
    ...['2026-01-01', '2026-01-28', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
    '2026-04-01',
  ]);
  expect(others).toContainEqual({
    ...{ id: 'post-27', createdAt: row(27).createdAt, updatedAt: row(27).updatedAt, version: 1 },
    ...{ published: true, arabic: 'all', title: '', category: 'Retail', categoryAr: 'تجزئة' },
  });
  expect(others.map(({ id }) => id)).not.toContain(rows[0]?.id);
});

test('job postings are grouped by their departments', () => {
  const all = newestFirst(80).map(({ category, categoryAr, ...job }, place) => ({
    ...job,
    department: place === 60 ? 'Field' : 'Office',
  }));
  expect(listHeadOf('career', all).others).toMatchObject([{ department: 'Field', title: '' }, {}]);
});
