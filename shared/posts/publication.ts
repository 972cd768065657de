/** The properties that decide whether visitors see a post. The instants are ISO 8601 in UTC, with milliseconds. */
export interface Publication {
  /** False for a draft, whatever its instants are. */
  readonly published: boolean;
  /** The instant from which the post is visible. Empty for a draft without a date: its first publication sets this instant. */
  readonly publishedAt: string;
  /** The instant until which it is visible; empty: without end. */
  readonly unpublishAt: string;
}

/** The states of a post for visitors. `ended`: it was unpublished by its schedule. */
export const publicationStates = ['draft', 'scheduled', 'published', 'ended'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** Returns the state that visitors see of a post at the instant `now`. */
export function publicationState(post: Publication, now: Date): PublicationState {
  if (!post.published) return 'draft';
  const instant = now.toISOString();
  if (hasEnded(post, now)) return 'ended';
  return post.publishedAt > instant ? 'scheduled' : 'published';
}

/** True for a draft whose instant of publication is in the future. It stays a draft when that instant comes. */
export function isPlannedDraft({ published, publishedAt }: Publication, now: Date): boolean {
  return !published && publishedAt > now.toISOString();
}

/** True if the instant at which a post ends has passed. */
export function hasEnded({ unpublishAt }: Pick<Publication, 'unpublishAt'>, now: Date): boolean {
  return unpublishAt !== '' && unpublishAt <= now.toISOString();
}

/** True if visitors may see a post at an instant. */
export function isPublic(post: Publication, now: Date): boolean {
  return publicationState(post, now) === 'published';
}

/** Returns when a post will next appear or disappear automatically; `undefined`: never. */
export function nextChange(post: Publication, now: Date): string | undefined {
  const state = publicationState(post, now);
  if (state === 'scheduled') return post.publishedAt;
  return (state === 'published' && post.unpublishAt) || undefined;
}

/** The instants at which a post appears and disappears, as far as they are known. */
export interface Plan {
  readonly publishedAt?: string | undefined;
  readonly unpublishAt?: string | undefined;
}

/** True if `unpublishAt` is after `publishedAt`, or if one of them is empty. */
export function isInOrder({ publishedAt = '', unpublishAt = '' }: Plan): boolean {
  return unpublishAt === '' || publishedAt < unpublishAt;
}

/** Returns when the visible post changed last: when it was saved, or when it appeared. */
export function changedAt({ updatedAt, publishedAt }: Record<'updatedAt' | 'publishedAt', string>): string {
  return publishedAt > updatedAt ? publishedAt : updatedAt;
}
