import { expect, test } from 'vitest';
import type { PostRow } from '#shared/posts/row.ts';
import { addressWith, filterIn, findRows, groupsOf, isNarrow, monthsOf } from './find-rows.ts';

const row = (id: string, fields: Partial<PostRow> = {}): PostRow => ({
  ...{ id, createdAt: '2026-05-10T08:00:00.000Z', updatedAt: '2026-05-10T08:00:00.000Z', version: 1 },
  ...{ published: true, arabic: 'all', title: id },
  ...fields,
});
const rows = [
  row('c', {
    title: 'Shelf talk',
    author: 'Dara',
    category: 'Audit',
    categoryAr: 'تدقيق',
    updatedAt: '2026-05-12T00:00:00Z',
  }),
  row('b', {
    title: 'Number 10',
    titleAr: 'أُسعار المدينة',
    published: false,
    category: 'Retail',
    createdAt: '2026-04-10T08:00:00.000Z',
  }),
  row('a', {
    title: 'Number 9',
    titleAr: 'بيت',
    arabic: 'some',
    category: 'Audit',
    createdAt: '2026-03-10T08:00:00.000Z',
  }),
];
const found = (address: string) => findRows(rows, filterIn(address), 'category').map(({ id }) => id);

const plan = (id: string, publishedAt: string, fields: Partial<PostRow> = {}) =>
  row(id, { publishedAt: `${publishedAt}T08:00:00.000Z`, createdAt: '2026-01-10T08:00:00.000Z', ...fields });
const planned = [
  plan('old', '2026-02-01'),
  plan('over', '2026-03-01', { unpublishAt: '2026-05-20T00:00:00.000Z' }),
  plan('ending', '2026-04-01', { unpublishAt: '2026-07-01T00:00:00.000Z' }),
  plan('coming', '2026-06-01'),
  plan('off', '2026-06-01', { published: false }),
];

test.each([
  ['', ['coming', 'off', 'ending', 'over', 'old']],
  ['sort=oldest', ['old', 'over', 'ending', 'coming', 'off']],
  ['state=draft', ['off']],
  ['state=scheduled', ['coming']],
  ['state=published', ['ending', 'old']],
  ['state=ended', ['over']],
  ['month=2026-03', ['over']],
  ['month=2026-01', []],
])('at the end of May %j finds among posts with dates %j', (address, ids) => {
  const now = new Date('2026-05-31T00:00:00Z');
  expect(findRows(planned, filterIn(address), 'category', now).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['', ['c', 'b', 'a']],
  ['search=SHELF dara', ['c']],
  ['search=dara retail', []],
  ['search=اسعار المدينه', ['b']],
  ['search=تدقيق', ['c']],
  ['search=٩', ['a']],
  ['state=draft', ['b']],
  ['state=published', ['c', 'a']],
  ['arabic=some', ['a']],
  ['group=Audit', ['c', 'a']],
  ['group=Audit&state=draft', []],
  ['month=2026-04', ['b']],
  ['sort=oldest', ['a', 'b', 'c']],
  ['sort=changed', ['c', 'b', 'a']],
  ['sort=title', ['a', 'b', 'c']],
  ['sort=titleAr', ['b', 'a', 'c']],
  ['state=none&sort=size&month=May&page=-1', ['c', 'b', 'a']],
])('%j finds %j', (address, ids) => {
  expect(found(address)).toEqual(ids);
});

test('rows keep their order', () => {
  found('sort=oldest');
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('lists the available filters of the rows', () => {
  expect(monthsOf(rows)).toEqual(['2026-05', '2026-04', '2026-03']);
  expect(groupsOf(rows, 'category')).toEqual([
    ['Audit', 'تدقيق'],
    ['Retail', ''],
  ]);
  // A requested month is still listed after its last row is gone.
  expect(monthsOf([], '2026-05')).toEqual(['2026-05']);
  expect(groupsOf([], 'category', 'Audit')).toEqual([['Audit', '']]);
});

test('an address keeps its other parameters', () => {
  const filter = { ...filterIn(''), search: 'shelf & wall', page: 2 };
  const address = addressWith('?tab=blog&post=x&state=draft', filter);
  expect(address).toBe('?tab=blog&post=x&search=shelf+%26+wall&page=2');
  expect(filterIn(address)).toEqual(filter);
  expect(isNarrow(filterIn(address))).toBe(true);
  expect(isNarrow(filterIn('?tab=blog&page=3&sort=title'))).toBe(false);
});
