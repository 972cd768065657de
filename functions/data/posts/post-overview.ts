import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { getPostHeads } from '../list-heads/post-head.ts';
import { everyPage, queryPage } from '../table/query-page.ts';
import { fromSummary, publishedPosts } from './post-item.ts';

/** A post, and the instant that the overview shows for it (ISO 8601 in UTC). */
interface NamedPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly title: string;
  readonly at: string;
}

/**
 * Returns the open work on posts: the number of drafts and the one changed last, the number of posts that appear
 * automatically after `now`, and the next one. Drafts may be a moment behind, except with `fresh`.
 */
export async function summarizePosts(now: Date, fresh = false) {
  const [heads, scheduled] = await Promise.all([
    getPostHeads(postKinds, fresh),
    Promise.all(postKinds.map((kind) => scheduledOf(kind, now))),
  ]);
  const drafts = [...heads].map(
    ([
      kind,
      {
        drafts: { count, last },
      },
    ]) => ({
      count,
      last: last && { kind, id: last.id, title: last.title, at: last.updatedAt },
    }),
  );
  return {
    drafts: {
      count: drafts.reduce((sum, { count }) => sum + count, 0),
      last: byInstant(drafts.flatMap(({ last }) => last ?? [])).at(-1),
    },
    scheduled: { count: scheduled.flat().length, next: byInstant(scheduled.flat())[0] },
  };
}

/** How many posts are read per request. */
const pageSize = 1000;

/** Returns the posts of a kind that will appear by themselves. */
async function scheduledOf(kind: PostKind, now: Date): Promise<NamedPost[]> {
  const partition = publishedPosts(kind);
  const posts = await everyPage((after) =>
    queryPage({ index: 'published', kind, partition, limit: pageSize, after, since: now }, (item) =>
      fromSummary(kind, item),
    ),
  );
  return posts
    .filter(({ publishedAt }) => publishedAt > now.toISOString())
    .map(({ id, title, publishedAt }) => ({ kind, id, title, at: publishedAt }));
}

function byInstant(posts: readonly NamedPost[]): NamedPost[] {
  return posts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}
