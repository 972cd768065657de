import type { Audience, NewsletterWish } from '#shared/newsletter/audience.ts';
import { olderArabic } from '#shared/posts/arabic.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { hasEnded, type Publication } from '#shared/posts/publication.ts';
import type { Post, PostUpdate } from '#shared/posts/schemas.ts';
import { retryOnConflict } from '../table/retry.ts';
import type { Item } from '../table/stored-item.ts';
import { isNoMap, isStill, lacks, type Update, updateItem } from '../table/update-item.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { snapshotOf } from '../versions/version-item.ts';
import { olderArabicOf } from './older-arabic.ts';
import {
  isMap,
  mapsOf,
  newsletterOf,
  type PostMaps,
  placeKeys,
  postKey,
  publicationKeys,
  type StoredPost,
} from './post-item.ts';
import { claimProposed, claimSlug } from './slugs.ts';
import { getItem, postFromItem, readPost } from './stored-post.ts';

/**
 * How many former slugs a post keeps. For each of them, a page in each language stays published. Other posts may use older
 * ones.
 */
const formerSlugsKept = 20;

/** The facts about a restored version that a save needs. */
export interface Restored {
  /** The texts whose Arabic was older than their English in that version, if that was noted. */
  readonly older?: readonly string[] | undefined;
  /**
   * True for a version that was saved, false for discarded text. A saved version that is published without a slug keeps its id
   * as its URL.
   */
  readonly isAtItsAddress: boolean;
}

/**
 * Saves an editor's changes by one conditional write over `version`, or without one over whatever is stored. The state
 * before is kept as a version. Nothing is written where nothing would change. A post that is published for the first
 * time without a slug gets the one proposed for its title. `by` is a username. Returns the post as it is now, whether
 * this update wrote it, and its last editor (empty if unknown); `undefined` if there is no such post.
 * @throws SlugTakenError
 */
export async function updatePost<K extends PostKind>(
  kind: K,
  id: string,
  { version, arabicIsCurrent = false, newsletter: wish, ...changes }: PostUpdate<K>,
  now: Date,
  by = '',
  restored?: Restored,
): Promise<{ saved: boolean; post: Post<K>; savedBy: string } | undefined> {
  const fields: Changes = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  return retryOnConflict(`The post ${id}`, async () => {
    const stored = await getItem(kind, id);
    const post = stored && readPost(kind, stored);
    if (!post) return { done: undefined };
    const before = snapshotOf(kind, stored);
    if (version !== undefined && version !== post.version) {
      const saved = post.version - 1 === version && contains(post, fields);
      return { done: { saved, post, savedBy: before.savedBy } };
    }
    const takesSlug = !restored?.isAtItsAddress && isPublishedFirst(post, fields, now);
    const newsletter = newsletterAudience(stored, post, fields, wish, now);
    const asked = { stored, post, fields, newsletter, arabicIsCurrent, older: restored?.older, now, by };
    if (!takesSlug && changesNothing(asked)) return { done: { saved: true, post, savedBy: before.savedBy } };
    if (fields.slug && fields.slug !== post.slug) await claimSlug(kind, fields.slug, id, now);
    const title = fields.title ?? post.title;
    const slug = takesSlug && (await claimProposed(kind, title, id, now));
    const save = slug ? { ...asked, fields: { ...fields, slug } } : asked;
    await keepVersion({ kind, id }, before, now);
    const updated = await updateItem(postKey(kind, id), saveOf(kind, save));
    return updated && { done: { saved: true, post: postFromItem(kind, updated), savedBy: by } };
  });
}

/** True if the stored post was written by this update, whose answer was lost. */
function contains(post: Post, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(post));
  const isOpen = (name: string, value: unknown) =>
    (name === 'publishedAt' || name === 'slug') && value === '' && post.published;
  return Object.entries(fields).every(([name, value]) => stored.get(name) === value || isOpen(name, value));
}

/** The changed fields that need a check before they are saved: publication, slug and title. */
type Changes = Partial<Publication & { readonly slug: string; readonly title: string }>;

interface Save {
  readonly stored: Item;
  readonly post: Post;
  readonly fields: Changes;
  /** The audience that the post is sent to once it is live. */
  readonly newsletter: Audience | undefined;
  /** True if the editor has compared the Arabic with the English. */
  readonly arabicIsCurrent: boolean;
  readonly older: readonly string[] | undefined;
  readonly now: Date;
  readonly by: string;
}

/** True if a save without a slug publishes a post that visitors have not seen under its id. */
function isPublishedFirst(post: Post, { published, slug = post.slug }: Changes, now: Date): boolean {
  const isOut = post.published && post.publishedAt <= now.toISOString();
  return published === true && slug === '' && !isOut;
}

/** True if a save would change nothing but the version. Damaged items are saved anyway. */
function changesNothing({ stored, post, fields, newsletter, arabicIsCurrent, older, now }: Save): boolean {
  const before = olderArabicOf(stored);
  const after = arabicIsCurrent ? [] : (older ?? before);
  const isWhole = isMap(stored.summary) && isMap(stored.texts) && stored.version === post.version;
  const placed = placedBy(post, fields, now);
  const changed = { ...fields, ...(placed && { publishedAt: placed.publishedAt }) };
  const values = new Map<string, unknown>(Object.entries(post));
  return (
    isWhole &&
    newsletter === newsletterOf(stored) &&
    after.join() === before.join() &&
    Object.entries(changed).every(([name, value]) => values.get(name) === value)
  );
}

/**
 * Returns the changes that a save makes to the stored item. Only the named fields are written, so that fields of a
 * newer release stay. A missing or damaged map or version is written as it was read.
 */
function saveOf(
  kind: PostKind,
  { stored, post, fields, newsletter, arabicIsCurrent, older, now, by }: Save,
): Update<StoredPost> {
  const placed = placedBy(post, fields, now);
  const isSentOtherwise = newsletter !== newsletterOf(stored);
  const isPlaced = placed !== undefined || isSentOtherwise;
  const keys = isPlaced && publicationKeys(kind, { ...(placed ?? post), newsletter }, now);
  const written = mapsOf(kind, {
    ...fields,
    ...(placed && { publishedAt: placed.publishedAt }),
    ...formerSlugs(post, fields, now),
  });
  const changed = Object.entries(written).filter(([, map]) => Object.keys(map).length > 0);
  const damaged = changed.filter(([name]) => !isMap(stored[name]));
  const counted = stored.version === post.version;
  const texts = { before: { ...post }, after: { ...post, ...fields }, older: olderArabicOf(stored) };
  return {
    set: {
      updatedAt: now.toISOString(),
      updatedBy: by,
      olderArabic: arabicIsCurrent ? [] : (older ?? olderArabic(kind, texts)),
      ...Object.fromEntries(damaged),
      ...(!counted && { version: post.version + 1 }),
      ...keys,
      newsletter,
    },
    setIn: Object.fromEntries(changed.filter(([name]) => isMap(stored[name]))),
    add: counted ? { version: 1 } : {},
    remove: [
      'responsible',
      ...(newsletter ? [] : (['newsletter'] as const)),
      ...(keys ? placeKeys.filter((name) => !(name in keys)) : []),
    ],
    when: [
      // Another creation instant means another post, created after this one was deleted.
      isStill('createdAt', post.createdAt),
      isStill('version', stored.version),
      lacks('deletion'),
      ...damaged.map(([name]) => isNoMap(name as keyof PostMaps)),
    ],
  };
}

/**
 * Returns the audience of a post after a save: that of the save, otherwise the one that was asked for before. An
 * unpublished post loses its audience, also if it is published again later.
 */
function newsletterAudience(
  stored: Item,
  post: Post,
  fields: Partial<Publication>,
  wish: NewsletterWish | undefined,
  now: Date,
): Audience | undefined {
  const after = { ...post, ...fields };
  if (!after.published || hasEnded(after, now) || wish === 'none') return undefined;
  return wish ?? (post.published ? newsletterOf(stored) : undefined);
}

/**
 * Returns the slugs that continue to lead to a post. The slug that a save replaces is among them if visitors could see the post
 * under it.
 */
function formerSlugs(
  { slug: before, formerSlugs = [], publishedAt }: Post,
  { slug = before }: Changes,
  now: Date,
): Pick<Post, 'formerSlugs'> {
  if (slug === before) return {};
  const wasSeen = publishedAt !== '' && publishedAt <= now.toISOString();
  const former = [...(before && wasSeen ? [before] : []), ...formerSlugs].filter((one) => one !== slug);
  return former.length + formerSlugs.length > 0 ? { formerSlugs: former.slice(0, formerSlugsKept) } : {};
}

/**
 * Returns a post with its publication as a save leaves it; `undefined` if the save does not change the publication. A published
 * post has a date: the given one, otherwise the one it was published at before, otherwise now. A date that was only planned
 * does not count.
 */
function placedBy(post: Post, fields: Partial<Publication>, now: Date): (Post & Publication) | undefined {
  const { published, publishedAt, unpublishAt } = fields;
  if (published === undefined && publishedAt === undefined && unpublishAt === undefined) return undefined;
  const placed = { ...post, ...fields };
  if (placed.published && !placed.publishedAt) {
    const [before, instant] = [post.published && post.publishedAt, now.toISOString()];
    placed.publishedAt = before && before <= instant ? before : instant;
  }
  return placed;
}
