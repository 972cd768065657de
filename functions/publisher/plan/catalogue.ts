import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { fingerprint } from './fingerprint.ts';

/** A published post without its long texts, and the fingerprint of the whole post. */
export interface Listed {
  readonly id: string;
  readonly post: PostSummary;
  readonly fingerprint: string;
}

/** The published posts of each kind, newest first. */
export type Catalogue = Readonly<Record<PostKind, readonly Listed[]>>;

export const emptyCatalogue: Catalogue = forEveryKind(() => []);

/** Returns the entry of a post. Its fields are sorted by name, so that the order of reading does not matter. */
export function listed(kind: PostKind, post: PostSummary): Listed {
  const { longTexts } = postSchemas[kind];
  const fields = Object.entries(post).filter(([name, value]) => !(name in longTexts) && value !== undefined);
  const summary = Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1))) as PostSummary;
  return { id: post.id, post: summary, fingerprint: fingerprint(summary) };
}

/** Returns a list with the current entries of these posts. Posts without an entry are removed. */
export function withPosts(
  list: readonly Listed[],
  posts: ReadonlyMap<string, Listed | undefined>,
): readonly Listed[] {
  if (posts.size === 0) return list;
  const kept = list.filter(({ id }) => !posts.has(id));
  const added = [...posts.values()].filter((entry) => entry !== undefined);
  return newestFirst([...kept, ...added]);
}

/** Returns the ids of the posts that are in only one list, or differ. */
export function differences(one: readonly Listed[], other: readonly Listed[]): string[] {
  const others = new Map(other.map((entry) => [entry.id, entry.fingerprint]));
  const ids = one.filter(({ id, fingerprint }) => others.get(id) !== fingerprint).map(({ id }) => id);
  const known = new Set(one.map(({ id }) => id));
  return [...ids, ...other.filter(({ id }) => !known.has(id)).map(({ id }) => id)];
}

/** Sorts like the index: by the instant of publication, then by the id. */
export function newestFirst(list: readonly Listed[]): readonly Listed[] {
  return list.toSorted(
    (one, other) => descending(one.post.publishedAt, other.post.publishedAt) || descending(one.id, other.id),
  );
}

function descending(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
