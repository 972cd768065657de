import type { Post } from '#shared/posts/post.ts';
import { batchGet } from '../table/batch-get.ts';
import type { Position } from '../table/cursor.ts';
import { queryPage } from '../table/query-page.ts';
import { fromItem, fromSummary, isDeleted, postKey, publishedPosts } from './post-item.ts';
import type { ListedPost, PostType } from './post-type.ts';

/** A page of posts, and where the next one starts if there is one. */
export interface PostPage<P extends ListedPost> {
  readonly posts: P[];
  readonly next?: Position;
}

/**
 * All posts of a kind, newest first: at most `limit`, those that follow a position if one is given. Fewer when they are
 * long: a page ends at the latest where the database ends it, at 1 MB.
 */
export async function listPosts<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  limit: number,
  after?: Position,
): Promise<PostPage<Whole>> {
  const { items, next } = await queryPage(
    { index: 'ofKind', kind: type.kind, partition: type.kind, limit, after },
    (item) => fromItem(type, item),
  );
  return { posts: items, ...(next && { next }) };
}

/** The published posts of a kind without their long texts, newest first, in pages like those of {@link listPosts}. */
export async function listPublished<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  limit: number,
  after?: Position,
): Promise<PostPage<Listed>> {
  const { items, next } = await queryPage(
    { index: 'published', kind: type.kind, partition: publishedPosts(type.kind), limit, after },
    (item) => fromSummary(type, item),
  );
  return { posts: items, ...(next && { next }) };
}

/** The posts with these ids (at most 100) that are published this moment, whole. */
export async function getPublished<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  ids: readonly string[],
): Promise<Map<string, Whole>> {
  const items = await batchGet(ids.map((id) => postKey(type.kind, id)));
  const kept = items.filter((item) => !isDeleted(item));
  const posts = kept.map((item) => fromItem(type, item)).filter(({ published }) => published);
  return new Map(posts.map((post) => [post.id, post]));
}
