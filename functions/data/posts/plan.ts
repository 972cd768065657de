import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { batchGet } from '../table/batch.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { untilNothingComesBetween } from '../table/retry.ts';
import type { Item } from '../table/stored-item.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { getPost } from './post.ts';
import { plannedPosts, postKey, publicationKeys, type StoredPost } from './post-item.ts';
import { getItem, readPost } from './stored-post.ts';

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

/** A post that is to appear at an instant, and the username of whoever sees to that. */
export interface Plan extends Due {
  readonly title: string;
  readonly responsible: string;
}

/** All posts that are to appear by themselves, of every kind. */
export async function listPlans(now: Date): Promise<Plan[]> {
  return (await Promise.all(postKinds.map((kind) => plansOf(kind, now)))).flat();
}

async function plansOf(kind: PostKind, now: Date): Promise<Plan[]> {
  const plans: Plan[] = [];
  let after: Position | undefined;
  do {
    const page: Page<Position> = await queryPage(
      { index: 'inState', kind, partition: plannedPosts(kind), limit: most, after },
      (item) => positionOf('inState', item),
    );
    const items = await batchGet(page.items.map(({ id }) => postKey(kind, id)));
    plans.push(...items.flatMap((item) => planIn(kind, item, now) ?? []));
    after = page.next;
  } while (after);
  return plans;
}

function planIn(kind: PostKind, item: Item, now: Date): Plan | undefined {
  const post = readPost(kind, item);
  if (!post?.published || post.publishedAt <= now.toISOString()) return undefined;
  const { id, title, publishedAt: at } = post;
  return { kind, id, title, at, responsible: responsibleOf(item) };
}

function responsibleOf({ responsible, updatedBy }: Item): string {
  const name = responsible ?? updatedBy;
  return typeof name === 'string' ? name : '';
}

/** Says who sees to a plan from now on, where that was `from`: who has saved the post since sees to it themselves. */
export async function handOverPlan({ kind, id }: Due, from: string, to: string): Promise<void> {
  await untilNothingComesBetween(`The post ${id}`, async () => {
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
