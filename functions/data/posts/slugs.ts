import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { PostKind } from '#shared/posts/kinds.ts';
import { namesOf } from '#shared/posts/names.ts';
import { isBuiltIn } from '#shared/posts/paths.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { slugsToTry } from '#shared/posts/slug.ts';
import { dynamodb } from '../table/client.ts';
import { retryOnConflict } from '../table/retry.ts';
import { type Item, isOver, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';
import { fromItem, isDeleted } from './post-item.ts';
import { getItem, readPost } from './stored-post.ts';

/**
 * The reservation of a slug by a post. The reservation stays stored when the post gives the slug up; another post may then take
 * it over.
 */
interface SlugClaim {
  readonly id: string;
  /** When it was reserved (ISO 8601): for {@link claimHeldMs} the slug is kept for a save that is still running. */
  readonly claimedAt: string;
}

/** Thrown when another post of the kind has this slug, or had it while visitors could see that post. */
export class SlugTakenError extends Error {
  /** True if the other post is in the trash, where it can be restored or deleted permanently. */
  readonly isInTrash: boolean;
  constructor(message: string, isInTrash: boolean) {
    super(message);
    this.isInTrash = isInTrash;
  }
}

/** How long a slug is reserved for a save, in ms: longer than the save's function can run. */
const claimHeldMs = 60_000;

const readClaim = itemReader<SlugClaim, 'id'>({ id: z.string() }, { claimedAt: [z.string(), ''] });

/** Returns the post of a kind that has or had a slug; `undefined` if there is none, or it was deleted. */
export async function getPostBySlug<K extends PostKind>(kind: K, slug: string): Promise<Post<K> | undefined> {
  const stored = await getClaim(kind, slug);
  const claim = stored && readClaim(stored);
  const item = claim && (await getItem(kind, claim.id));
  const post = item && readPost(kind, item);
  return post && namesOf(post).includes(slug) ? post : undefined;
}

/**
 * Reserves a slug for a post before it is saved with it. A slug is free if its post no longer uses it, or if the post
 * was never saved with it.
 *
 * @throws SlugTakenError
 */
export async function claimSlug(kind: PostKind, slug: string, id: string, now: Date): Promise<void> {
  if (isBuiltIn({ kind, id: slug })) throw taken(kind, slug);
  const named = slug === id ? undefined : await getItem(kind, slug);
  if (named) throw taken(kind, slug, named);
  await retryOnConflict(`The slug ${slug}`, async () => {
    const stored = await getClaim(kind, slug);
    const claim = stored && readClaim(stored);
    if (claim && claim.id !== id) {
      const item = await getItem(kind, claim.id);
      if (!isFree(kind, slug, { ...claim, item }, now)) throw taken(kind, slug, item);
    }
    const claimed = await updateItem<SlugClaim>(claimKey(kind, slug), {
      set: { id, claimedAt: now.toISOString() },
      when: [isStill('id', stored?.id), isStill('claimedAt', stored?.claimedAt)],
    });
    return claimed && { done: undefined };
  });
}

/** Returns the id of the other post that has a slug, so that {@link claimSlug} would refuse it; `undefined` if it is free. */
export async function otherWithSlug(
  kind: PostKind,
  slug: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  if (slug !== id && (await getItem(kind, slug))) return slug;
  const stored = await getClaim(kind, slug);
  const claim = stored && readClaim(stored);
  if (!claim || claim.id === id) return undefined;
  const item = await getItem(kind, claim.id);
  return isFree(kind, slug, { ...claim, item }, now) ? undefined : claim.id;
}

/**
 * Reserves the slug proposed for a title, or if that is taken, the next similar one, and returns it. The last one tried
 * is made of the post's id, so that a repeated save gets the same.
 *
 * @throws SlugTakenError
 */
export async function claimProposed(kind: PostKind, title: string, id: string, now: Date): Promise<string> {
  const tried = slugsToTry(title);
  const ofId = createHash('sha256').update(id).digest('hex').slice(0, 8);
  for (const slug of tried) {
    const isClaimed = await claimSlug(kind, slug, id, now).then(
      () => true,
      (error) => {
        if (error instanceof SlugTakenError) return false;
        throw error;
      },
    );
    if (isClaimed) return slug;
  }
  const last = `${tried[0] ?? 'post'}-${ofId}`;
  await claimSlug(kind, last, id, now);
  return last;
}

/**
 * True if a slug is free: the post that reserved it does not use it, and a save of that post cannot still be running. A post in
 * the trash keeps its slug.
 */
function isFree(
  kind: PostKind,
  slug: string,
  { claimedAt, item }: SlugClaim & { readonly item: Item | undefined },
  now: Date,
): boolean {
  const isGone = item && !('createdAt' in item);
  // The mark of a permanent deletion must not be read as a damaged post.
  const kept = isGone ? undefined : item;
  const post = kept && fromItem(kind, kept);
  if (post && !isOver(kept, now) && namesOf(post).includes(slug)) return false;
  return isGone || now.getTime() - (Date.parse(claimedAt) || 0) > claimHeldMs;
}

function taken(kind: PostKind, slug: string, by: Item = {}): SlugTakenError {
  return new SlugTakenError(`Another ${kind} post has the slug ${slug}.`, isDeleted(by) && 'createdAt' in by);
}

async function getClaim(kind: PostKind, slug: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: claimKey(kind, slug), ConsistentRead: true }),
  );
  return Item;
}

const claimKey = (kind: PostKind, slug: string) => itemKey('slug', `${kind}#${slug}`);
