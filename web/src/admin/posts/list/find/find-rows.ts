import type { PostRow } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';
import { dateOf, stateOf } from '#web/admin/posts/row-state.ts';
import type { RowFilter, Sort } from './row-filter.ts';

/** The field of a post that a list is divided by. */
export type GroupName = 'category' | 'department';

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

/** What of each row is searched, as the public search folds it: made once, as it is compared with every key. */
const haystacks = new WeakMap<PostRow, string>();

function haystackOf(row: PostRow): string {
  const known = haystacks.get(row);
  if (known !== undefined) return known;
  const made = folded(searched.map((name) => row[name] ?? '').join('\n'));
  haystacks.set(row, made);
  return made;
}

/**
 * The rows that a filter asks for at an instant, in its order. Of a search every word has to be in a row, in either language.
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

/** Rows in each order that was asked for: made once, as they are looked through with every key. */
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

/** Rows that lack what they are sorted by stand last. */
const orders: Record<Sort, (one: PostRow, other: PostRow) => number> = {
  newest: (one, other) => byTime(dateOf(other), dateOf(one)),
  oldest: (one, other) => byTime(dateOf(one), dateOf(other)),
  changed: (one, other) => byTime(other.updatedAt, one.updatedAt),
  title: (one, other) => english.compare(one.title, other.title),
  titleAr: (one, other) =>
    Number(!one.titleAr) - Number(!other.titleAr) || arabic.compare(one.titleAr ?? '', other.titleAr ?? ''),
};

/** The month of a row's date where the administrator is, such as `2026-05`. */
export function monthOf(row: PostRow): string {
  const day = new Date(dateOf(row));
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}

/** The months that rows are of, the latest first; the one that is `asked` for also where no row is left of it. */
export function monthsOf(rows: readonly PostRow[], asked = ''): string[] {
  return [...new Set([...rows.map(monthOf), ...(asked ? [asked] : [])])].sort().reverse();
}

/**
 * What rows are divided into, in alphabetical order: each with its name in Arabic, where a row has one. The one that is `asked` for
 * is among them also where no row is left in it.
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
