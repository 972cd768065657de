import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { isPublic, publicationState } from '#shared/posts/publication.ts';
import { startPlannedSending } from '../newsletter/planned.ts';
import { batchGet } from '../table/batch.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { retryOnConflict } from '../table/retry.ts';
import type { Item } from '../table/stored-item.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { newsletterOf, postKey, publicationKeys, type StoredPost, scheduledPosts } from './post-item.ts';
import { getItem, readPost } from './stored-post.ts';

/** A post that appears or disappears by itself at an instant (`at`, ISO 8601 in UTC). */
export interface ScheduledPost extends Position {
  readonly kind: PostKind;
}

/** How many posts of a kind one call looks at. The others are still due at the next call. */
const max = 100;

/** Returns the posts of a kind that are due until an instant. Posts that are scheduled for later are not read. */
export async function listDuePosts(kind: PostKind, until: Date): Promise<ScheduledPost[]> {
  const partition = scheduledPosts(kind);
  const { items } = await queryPage(
    { index: 'inState', kind, partition, limit: max, after: undefined, until },
    (item) => positionOf('inState', item),
  );
  return items.map((position) => ({ kind, ...position }));
}

/** A post that will appear at an instant, and the username of who is responsible for it. */
export interface UpcomingPost extends ScheduledPost {
  readonly title: string;
  readonly responsible: string;
}

/** Returns all posts of every kind that will appear by themselves. */
export async function listUpcomingPosts(now: Date): Promise<UpcomingPost[]> {
  return (await Promise.all(postKinds.map((kind) => upcomingPostsOf(kind, now)))).flat();
}

async function upcomingPostsOf(kind: PostKind, now: Date): Promise<UpcomingPost[]> {
  const posts: UpcomingPost[] = [];
  let after: Position | undefined;
  do {
    const page: Page<Position> = await queryPage(
      { index: 'inState', kind, partition: scheduledPosts(kind), limit: max, after },
      (item) => positionOf('inState', item),
    );
    const items = await batchGet(page.items.map(({ id }) => postKey(kind, id)));
    posts.push(...items.flatMap((item) => upcomingPostIn(kind, item, now) ?? []));
    after = page.next;
  } while (after);
  return posts;
}

function upcomingPostIn(kind: PostKind, item: Item, now: Date): UpcomingPost | undefined {
  const post = readPost(kind, item);
  if (!post?.published || post.publishedAt <= now.toISOString()) return undefined;
  const { id, title, publishedAt: at } = post;
  return { kind, id, title, at, responsible: responsibleOf(item) };
}

function responsibleOf({ responsible, updatedBy }: Item): string {
  const name = responsible ?? updatedBy;
  return typeof name === 'string' ? name : '';
}

/** Makes `to` responsible for a scheduled post if `from` is. A user who has saved the post since stays responsible. */
export async function handOverPost({ kind, id }: ScheduledPost, from: string, to: string): Promise<void> {
  await retryOnConflict(`The post ${id}`, async () => {
    const item = await getItem(kind, id);
    if (!item || !readPost(kind, item) || responsibleOf(item) !== from) return { done: undefined };
    const written = await updateItem<StoredPost>(postKey(kind, id), {
      set: { responsible: to },
      when: [
        isStill('version', item.version),
        isStill('updatedBy', item.updatedBy),
        isStill('responsible', item.responsible),
        lacks('deletion'),
      ],
    });
    return written && { done: undefined };
  });
}

/**
 * Applies a scheduled change of a post that is due: moves the post in the index of scheduled posts to its next change,
 * or takes it out. The table's stream reports this write like any other, and the publisher then publishes or removes
 * the post. If the post is live, the newsletter that was asked for with it starts before this write, so that the next
 * call repeats it after a crash. The version stays the same. A schedule that a user changed meanwhile is left as it is.
 */
export async function applySchedule({ kind, id, at }: ScheduledPost, now: Date): Promise<void> {
  const item = await getItem(kind, id);
  const post = item && readPost(kind, item);
  if (!post) return;
  const newsletter = newsletterOf(item);
  const isToCome = publicationState(post, now) === 'scheduled';
  if (newsletter && isPublic(post, now)) await startPlannedSending({ post, audience: newsletter }, now);
  const { gsi2pk, gsi2sk } = publicationKeys(kind, { ...post, ...(isToCome && { newsletter }) }, now);
  const [partition, position] = [scheduledPosts(kind), `${at}#${id}`];
  await updateItem<StoredPost>(postKey(kind, id), {
    set: { gsi2pk, gsi2sk },
    remove: [
      ...(gsi2pk === undefined ? (['gsi2pk', 'gsi2sk'] as const) : []),
      ...(isToCome ? [] : (['newsletter'] as const)),
    ],
    when: [isStill('gsi2pk', partition), isStill('gsi2sk', position), isStill('newsletter', item.newsletter)],
  });
}
