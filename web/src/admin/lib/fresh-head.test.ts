import { expect, test } from 'vitest';
import { type ReadList, withFreshHead } from './fresh-head.ts';

interface Item {
  id: string;
  createdAt: string;
  note?: string;
}

/** Items named by the minute at which each was made. */
const items = (...ids: string[]): Item[] =>
  ids.map((id) => ({ id, createdAt: `2026-01-01T00:0${id[0]}:00.000Z` }));
const page = (data: Item[], next?: string) => ({ data, next });
const read = (...pages: ReturnType<typeof page>[]): ReadList<Item> => ({
  pages,
  pageParams: [undefined, ...pages.slice(1).map((_, place) => pages[place]?.next)],
});
const shown = ({ pages }: ReadList<Item>) => pages.flatMap(({ data }) => data.map(({ id }) => id));
const nextOf = ({ pages }: ReadList<Item>) => pages.at(-1)?.next;

test('new items are added on top, and older pages stay', () => {
  const before = read(page(items('5', '4'), 'after 4'), page(items('3', '2'), 'after 2'));
  const now = withFreshHead(before, page(items('6', '5'), 'after 5'));
  expect(shown(now)).toEqual(['6', '5', '4', '3', '2']);
  expect(nextOf(now)).toBe('after 2');
});

test('a single page keeps its link to the next page', () => {
  const before = read(page(items('5', '4'), 'after 4'));
  const now = withFreshHead(before, page(items('6', '5'), 'after 5'));
  expect(shown(now)).toEqual(['6', '5', '4']);
  expect(nextOf(now)).toBe('after 4');
});

test('removed items disappear, and a moved one is listed once', () => {
  const before = read(page(items('5', '4'), 'after 4'), page(items('3', '2')));
  const moved = { id: '2', createdAt: '2026-01-01T00:07:00.000Z' };
  const now = withFreshHead(before, page([moved, ...items('4')], 'after 4'));
  expect(shown(now)).toEqual(['2', '4', '3']);
});

test('the fresh version of an item replaces the former one', () => {
  const before = read(page(items('5', '4'), 'after 4'), page(items('3')));
  const now = withFreshHead(
    before,
    page([{ ...items('5')[0], note: 'new' } as Item, ...items('4')], 'after 4'),
  );
  expect(now.pages[0]?.data[0]).toMatchObject({ note: 'new' });
});

test('a first page without a next page is the whole list', () => {
  const before = read(page(items('5', '4'), 'after 4'), page(items('3')));
  expect(withFreshHead(before, page(items('4')))).toEqual(read(page(items('4'))));
});

test('a first page without any known item replaces the list, so that nothing between is missing', () => {
  const before = read(page(items('2', '1'), 'after 1'));
  const now = withFreshHead(before, page(items('8', '7'), 'after 7'));
  expect(shown(now)).toEqual(['8', '7']);
  expect(nextOf(now)).toBe('after 7');
});
