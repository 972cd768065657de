import type { PostKind } from '#shared/posts/kinds.ts';
import type { Position } from '../table/cursor.ts';
import { positionOf, queryPage } from '../table/query-page.ts';
import { isStill, updateItem } from '../table/update-item.ts';
import { getPost } from './post.ts';
import { plannedPosts, postKey, publicationKeys, type StoredPost } from './post-item.ts';

/** A post that appears or disappears by itself at an instant (`at`, ISO 8601 in UTC). */
export interface Due extends Position {
  readonly kind: PostKind;
}

/** How many posts of a kind are looked at at once: what is more, is due still the next time. */
const most = 100;

/** What is due until an instant, of a kind of posts; what is planned for later costs nothing. */
export async function listDue(kind: PostKind, until: Date): Promise<Due[]> {
  const partition = plannedPosts(kind);
  const { items } = await queryPage(
    { index: 'inState', kind, partition, limit: most, after: undefined, until },
    (item) => positionOf('inState', item),
  );
  return items.map((position) => ({ kind, ...position }));
}

/**
 * Notes that what a post was planned for has come: it is in the list of plans for what comes next, or no longer. By this write, of
 * which the table's stream tells as of any other, it is published or taken away; its version stays. A plan that somebody changed
 * meanwhile is left as it is.
 */
export async function concludePlan({ kind, id, at }: Due, now: Date): Promise<void> {
  const post = await getPost(kind, id);
  if (!post) return;
  const { gsi2pk, gsi2sk } = publicationKeys(kind, post, now);
  const [partition, position] = [plannedPosts(kind), `${at}#${id}`];
  await updateItem<StoredPost>(postKey(kind, id), {
    set: { gsi2pk, gsi2sk },
    remove: gsi2pk === undefined ? ['gsi2pk', 'gsi2sk'] : [],
    when: [isStill('gsi2pk', partition), isStill('gsi2sk', position)],
  });
}
