import type { GroupName } from '#shared/posts/list-head.ts';
import type { arabicStates } from '#shared/posts/row.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { Sort } from './find-rows.ts';

export const copy = {
  search: {
    category: 'Search posts by title, author or category, in English or Arabic',
    department: 'Search posts by title, department or location, in English or Arabic',
  } satisfies Record<GroupName, string>,
  placeholder: {
    category: 'Title, author or category',
    department: 'Title, department or location',
  } satisfies Record<GroupName, string>,
  clearSearch: 'Clear search',
  clearAll: 'Clear all',
  filters: 'Filters',
  filtersCount: (count: number) => `Filters (${formatNumber(count)})`,
  state: 'Status',
  anyState: 'Any status',
  arabic: 'Arabic',
  anyArabic: 'Any language',
  arabicStates: {
    none: 'Arabic missing',
    some: 'Arabic incomplete',
    older: 'Arabic outdated',
    all: 'Arabic complete',
  } satisfies Record<(typeof arabicStates)[number], string>,
  group: { category: 'Category', department: 'Department' } satisfies Record<GroupName, string>,
  anyGroup: { category: 'Any category', department: 'Any department' } satisfies Record<GroupName, string>,
  month: 'Month',
  anyMonth: 'Any date',
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    changed: 'Last changed first',
    title: 'Title, A to Z',
    titleAr: 'Arabic title',
  } satisfies Record<Sort, string>,
  none: 'Nothing found',
  noneText: 'Try other words, or fewer filters.',
  shown: (count: number) => (count === 1 ? 'Showing 1 post' : `Showing ${formatNumber(count)} posts`),
  shownOf: (from: number, to: number, count: number) =>
    `Showing ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(count)} posts`,
  found: (count: number, all: number) =>
    `${formatNumber(count)} of ${formatNumber(all)} ${all === 1 ? 'post' : 'posts'} found`,
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  previous: 'Previous',
  next: 'Next',
};
