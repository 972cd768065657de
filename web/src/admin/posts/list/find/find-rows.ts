import { dateOf, type GroupName, latestFirst } from '#shared/posts/list-head.ts';
import { type PublicationState, publicationStates } from '#shared/posts/publication.ts';
import { arabicStates, type PostRow } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';
import { stateOf } from '#web/admin/posts/row-state.ts';

const searched = [
  'title',
  'titleAr',
  'author',
  'authorAr',
  'category',
  'categoryAr',
  'department',
  'departmentAr',
  'location',
  'locationAr',
] as const;

/** The searched text of each row, folded like the public search. It is cached, because it is searched at every key press. */
const haystacks = new WeakMap<PostRow, string>();

function haystackOf(row: PostRow): string {
  const known = haystacks.get(row);
  if (known !== undefined) return known;
  const made = folded(searched.map((name) => row[name] ?? '').join('\n'));
  haystacks.set(row, made);
  return made;
}

/**
 * Returns the rows that match a filter at an instant, in the order that the filter names. Every word of a search has to be in a
 * row, in either language.
 */
export function findRows(
  rows: readonly PostRow[],
  filter: RowFilter,
  group: GroupName,
  now = new Date(),
): PostRow[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  return sorted(rows, filter.sort || 'newest').filter(
    (row) =>
      (filter.state === '' || stateOf(row, now) === filter.state) &&
      (filter.arabic === '' || row.arabic === filter.arabic) &&
      (filter.group === '' || row[group] === filter.group) &&
      (filter.month === '' || monthOf(row) === filter.month) &&
      words.every((word) => haystackOf(row).includes(word)),
  );
}

/** The sorted rows by order, cached, because a search runs at every keystroke. */
const sortedRows = new WeakMap<readonly PostRow[], Map<Sort, readonly PostRow[]>>();

function sorted(rows: readonly PostRow[], sort: Sort): readonly PostRow[] {
  const known = sortedRows.get(rows) ?? new Map<Sort, readonly PostRow[]>();
  sortedRows.set(rows, known);
  const made = known.get(sort) ?? rows.toSorted(orders[sort]);
  known.set(sort, made);
  return made;
}

const english = new Intl.Collator('en', { numeric: true });
const arabic = new Intl.Collator('ar', { numeric: true });
const byTime = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Rows without the value they are sorted by are last. */
const orders: Record<Sort, (one: PostRow, other: PostRow) => number> = {
  newest: latestFirst,
  oldest: (one, other) => byTime(dateOf(one), dateOf(other)),
  changed: (one, other) => byTime(other.updatedAt, one.updatedAt),
  title: (one, other) => english.compare(one.title, other.title),
  titleAr: (one, other) =>
    Number(!one.titleAr) - Number(!other.titleAr) || arabic.compare(one.titleAr ?? '', other.titleAr ?? ''),
};

/** Returns the month of a row's date in the administrator's time zone, such as `2026-05`. */
export function monthOf(row: PostRow): string {
  const day = new Date(dateOf(row));
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

/** Returns the months of the rows, the latest first. The month that is `asked` for is included even without rows. */
export function monthsOf(rows: readonly PostRow[], asked = ''): string[] {
  return [...new Set([...rows.map(monthOf), ...(asked ? [asked] : [])])].sort().reverse();
}

/**
 * Returns the groups of rows in alphabetical order, each with its Arabic name where a row has one. The group that is `asked`
 * for is included even when it has no rows.
 */
export function groupsOf(
  rows: readonly PostRow[],
  group: GroupName,
  asked = '',
): [name: string, nameAr: string][] {
  const groups = new Map<string, string>(asked ? [[asked, '']] : []);
  for (const row of rows) {
    const name = row[group];
    if (name) groups.set(name, groups.get(name) || row[`${group}Ar`] || '');
  }
  return [...groups].sort(([one], [other]) => english.compare(one, other));
}

export const sorts = ['newest', 'oldest', 'changed', 'title', 'titleAr'] as const;
export type Sort = (typeof sorts)[number];

/** The filter of a list in the URL. An empty part filters nothing; `month` is like `2026-05`. */
export interface RowFilter {
  readonly search: string;
  readonly state: PublicationState | '';
  readonly arabic: (typeof arabicStates)[number] | '';
  readonly group: string;
  readonly month: string;
  readonly sort: Sort | '';
  /** The page number, from 1. */
  readonly page: number;
}

const names = [
  'search',
  'state',
  'arabic',
  'group',
  'month',
  'sort',
  'page',
] as const satisfies readonly (keyof RowFilter)[];

/** Returns the filter in a query string. Unknown values are ignored. */
export function filterIn(address: string): RowFilter {
  const given = new URLSearchParams(address);
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | '' =>
    known.find((value) => value === given.get(name)) ?? '';
  const page = Number(given.get('page'));
  return {
    search: given.get('search') ?? '',
    state: oneOf('state', publicationStates),
    arabic: oneOf('arabic', arabicStates),
    group: given.get('group') ?? '',
    month: /^\d{4}-\d\d$/.exec(given.get('month') ?? '')?.[0] ?? '',
    sort: oneOf('sort', sorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns a query string (`?…`) with another filter. Parameters that do not belong to the filter stay. */
export function addressWith(address: string, filter: RowFilter): string {
  const next = new URLSearchParams(address);
  for (const name of names) {
    const value = String(filter[name]);
    if (value === '' || (name === 'page' && filter.page === 1)) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** True if a filter shows only some of the rows. */
export function isNarrow({ search, state, arabic, group, month }: RowFilter): boolean {
  return [search.trim(), state, arabic, group, month].some(Boolean);
}

/** Returns the number of active filters that a phone hides behind a button. */
export function foldedChoices({ state, arabic, group, month }: RowFilter): number {
  return [state, arabic, group, month].filter(Boolean).length;
}
