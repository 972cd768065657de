import * as z from 'zod/mini';
import type { PostKind } from './kinds.ts';
import { kinds } from './kinds.ts';
import { type PostRow, postRow } from './row.ts';

/** How many rows are on one page of a list of posts. */
export const postPageSize = 50;

/** The field that the posts of a kind are grouped by. */
export const groupNames = { article: 'category', job: 'department' } as const;
export type GroupName = (typeof groupNames)[keyof typeof groupNames];

/**
 * What the screen of a list shows before all rows are read: its first page, latest date first, and how many posts there
 * are. `others` has rows of the other groups and months, without their texts, so that the filters offer all of them.
 */
export const postListHead = z.object({ count: z.int(), rows: z.array(postRow), others: z.array(postRow) });
export type PostListHead = z.output<typeof postListHead>;

/** Returns the date of a post: of its publication, past or scheduled; without one, of its creation. ISO 8601 in UTC. */
export function dateOf({ publishedAt, createdAt }: Pick<PostRow, 'publishedAt' | 'createdAt'>): string {
  return publishedAt || createdAt;
}

/** Compares two posts by their dates, the latest first. */
export function latestFirst(one: PostRow, other: PostRow): number {
  return dateOf(one) < dateOf(other) ? 1 : dateOf(one) > dateOf(other) ? -1 : 0;
}

/** Returns the head of a list from all its rows, newest first. */
export function listHeadOf(kind: PostKind, all: readonly PostRow[]): PostListHead {
  const rows = all.toSorted(latestFirst).slice(0, postPageSize);
  const others = new Set([...firstOfGroups(kind, all), ...edgesOfMonths(all)]);
  for (const row of rows) others.delete(row);
  return { count: all.length, rows, others: [...others].map((row) => withoutTexts(kind, row)) };
}

/** Returns a row of each group: the first one that has its Arabic name. */
function firstOfGroups(kind: PostKind, all: readonly PostRow[]): PostRow[] {
  const group = groupNames[kinds[kind].shape];
  const first = new Map<string, PostRow>();
  for (const row of all) {
    const name = row[group];
    const known = name && first.get(name);
    if (name && (!known || (!known[`${group}Ar`] && row[`${group}Ar`]))) first.set(name, row);
  }
  return [...first.values()];
}

/**
 * Returns the first and the last row of each month in UTC. In any time zone the rows between them are in the month of one
 * of the two.
 */
function edgesOfMonths(all: readonly PostRow[]): PostRow[] {
  const edges = new Map<string, readonly [first: PostRow, last: PostRow]>();
  for (const row of all) {
    const month = dateOf(row).slice(0, 'yyyy-mm'.length);
    const [first, last] = edges.get(month) ?? [row, row];
    edges.set(month, [dateOf(row) < dateOf(first) ? row : first, dateOf(row) > dateOf(last) ? row : last]);
  }
  return [...edges.values()].flat();
}

function withoutTexts(kind: PostKind, row: PostRow): PostRow {
  const { id, createdAt, updatedAt, version, published, arabic, publishedAt } = row;
  const group = groupNames[kinds[kind].shape];
  const texts = { publishedAt, [group]: row[group], [`${group}Ar`]: row[`${group}Ar`] };
  const written = Object.entries(texts).filter(([, text]) => text);
  return { id, createdAt, updatedAt, version, published, arabic, title: '', ...Object.fromEntries(written) };
}
