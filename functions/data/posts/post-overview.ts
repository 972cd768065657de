import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import type { Position } from '../table/cursor.ts';
import { listRows } from './post-rows.ts';

/** A post, and the instant that the overview shows for it (ISO 8601 in UTC). */
interface NamedPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly title: string;
  readonly at: string;
}

/**
 * Returns the open work on posts: the number of drafts and the one changed last, the number of posts that appear
 * automatically after `now`, and the next one.
 */
export async function summarizePosts(now: Date) {
  const rows = (await Promise.all(postKinds.map(rowsOf))).flat();
  const drafts = rows.filter(({ row }) => !row.published).map(named(({ updatedAt }) => updatedAt));
  const scheduled = rows
    .filter(({ row }) => row.published && row.publishedAt && row.publishedAt > now.toISOString())
    .map(named(({ publishedAt, createdAt }) => publishedAt ?? createdAt));
  return {
    drafts: { count: drafts.length, last: byInstant(drafts).at(-1) },
    scheduled: { count: scheduled.length, next: byInstant(scheduled)[0] },
  };
}

interface KnownRow {
  readonly kind: PostKind;
  readonly row: PostRow;
}

async function rowsOf(kind: PostKind): Promise<KnownRow[]> {
  const rows: KnownRow[] = [];
  let after: Position | undefined;
  do {
    const page = await listRows(kind, after);
    rows.push(...page.items.map((row) => ({ kind, row })));
    after = page.next;
  } while (after);
  return rows;
}

const named =
  (instantOf: (row: PostRow) => string) =>
  ({ kind, row }: KnownRow): NamedPost => ({ kind, id: row.id, title: row.title, at: instantOf(row) });

function byInstant(posts: readonly NamedPost[]): NamedPost[] {
  return posts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
