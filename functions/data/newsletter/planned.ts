import { type Audience, openAudiences } from '#shared/newsletter/audience.ts';
import { noReaders, type PlannedSending } from '#shared/newsletter/sending.ts';
import type { Post } from '#shared/posts/schemas.ts';
import {
  fromItem,
  isDeleted,
  newsletterOf,
  postKey,
  publicationKeys,
  publishedPosition,
  type StoredPost,
  scheduledPosts,
} from '../posts/post-item.ts';
import { getItem, readPost } from '../posts/stored-post.ts';
import { batchGet } from '../table/batch.ts';
import { everyPage, positionOf, queryPage } from '../table/query-page.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { countReaders } from './find-subscriptions.ts';
import { sendingsOf, startSending } from './sending.ts';

/** How many scheduled posts one request looks at: the most that the database reads at once. */
const pageSize = 100;

/** The kind of posts that the newsletter is about. */
const kind = 'blog';

/**
 * Starts sending a live post to the audience that the editor requested with the post. Repeated calls start it only once.
 * Readers who got the post before do not get it again. If nobody is on the list, the sending is stored as stopped, and a user
 * can resume it.
 */
export async function startPlannedSending(
  { post: { id: postId, title }, audience }: { readonly post: Post; readonly audience: Audience },
  now: Date,
): Promise<void> {
  const sentTo = (await sendingsOf(postId)).map((sending) => sending.audience);
  if (!openAudiences(sentTo).includes(audience)) return;
  const total = (await countReaders())[audience];
  const start = { postId, audience, title, total, ...(total === 0 && { refusal: noReaders }) };
  await startSending(start, now);
}

/** Returns the newsletters that were requested with a post and have not begun, the latest post first. */
export async function listPlanned(): Promise<PlannedSending[]> {
  const places = await everyPage((after) =>
    queryPage({ index: 'inState', kind, partition: scheduledPosts(kind), limit: pageSize, after }, (item) =>
      positionOf('inState', item),
    ),
  );
  const found: PlannedSending[] = [];
  for (let start = 0; start < places.length; start += pageSize) {
    const ids = places.slice(start, start + pageSize).map(({ id }) => id);
    const items = new Map(
      (await batchGet(ids.map((id) => postKey(kind, id)))).map((item) => [item.id, item]),
    );
    for (const id of ids) {
      const item = items.get(id);
      const [audience, post] = item && !isDeleted(item) ? [newsletterOf(item), fromItem(kind, item)] : [];
      if (audience && post)
        found.push({ postId: id, audience, title: post.title, at: publishedPosition(post).at });
    }
  }
  return found;
}

/** Returns the audience that a post will be sent to once it is live; `undefined` if there is none, or the sending has begun. */
export async function getPlanned(id: string): Promise<Audience | undefined> {
  const item = await getItem(kind, id);
  return item && !isDeleted(item) ? newsletterOf(item) : undefined;
}

/**
 * Cancels the newsletter that was requested with a post. The post's version stays, so that no open editor gets a conflict.
 * Returns the post; `undefined` if there was nothing left to cancel.
 */
export async function cancelPlanned(id: string, now: Date): Promise<Post<'blog'> | undefined> {
  const item = await getItem(kind, id);
  const post = item && readPost(kind, item);
  if (!post || !newsletterOf(item)) return undefined;
  const { gsi2pk, gsi2sk } = publicationKeys(kind, post, now);
  const written = await updateItem<StoredPost>(postKey(kind, id), {
    set: { gsi2pk, gsi2sk },
    remove: ['newsletter', ...(gsi2pk === undefined ? (['gsi2pk', 'gsi2sk'] as const) : [])],
    when: [isStill('version', item.version), isStill('newsletter', item.newsletter), lacks('deletion')],
  });
  return written ? post : cancelPlanned(id, now);
}
