/** What decides whether visitors see a post. The instants are ISO 8601 in UTC, with milliseconds. */
export interface Publication {
  /** Whether it is to be seen at all: otherwise it is a draft, whatever its instants are. */
  readonly published: boolean;
  /** From when on; empty: not decided, which is the first publication. */
  readonly publishedAt: string;
  /** Until when; empty: for good. */
  readonly unpublishAt: string;
}

/** What a post is to visitors, and will be: `ended` is one that was unpublished by its plan. */
export const publicationStates = ['draft', 'scheduled', 'published', 'ended'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What a post is at an instant. */
export function publicationState(post: Publication, now: Date): PublicationState {
  if (!post.published) return 'draft';
  const instant = now.toISOString();
  if (hasEnded(post, now)) return 'ended';
  return post.publishedAt > instant ? 'scheduled' : 'published';
}

/** Whether a post has an instant to come and stays a draft then all the same, because nobody said that it is to be seen. */
export function isPlannedDraft({ published, publishedAt }: Publication, now: Date): boolean {
  return !published && publishedAt > now.toISOString();
}

/** Whether a post's last instant has come. */
export function hasEnded({ unpublishAt }: Pick<Publication, 'unpublishAt'>, now: Date): boolean {
  return unpublishAt !== '' && unpublishAt <= now.toISOString();
}

/** Whether visitors may see a post at an instant. */
export function isPublic(post: Publication, now: Date): boolean {
  return publicationState(post, now) === 'published';
}

/** When a post will next appear or disappear by itself; `undefined`: never. */
export function nextChange(post: Publication, now: Date): string | undefined {
  const state = publicationState(post, now);
  if (state === 'scheduled') return post.publishedAt;
  return (state === 'published' && post.unpublishAt) || undefined;
}

/** What may be known of a plan. */
export interface Plan {
  readonly publishedAt?: string | undefined;
  readonly unpublishAt?: string | undefined;
}

/** Whether a plan can be carried out: a post that is unpublished is published before. */
export function isInOrder({ publishedAt = '', unpublishAt = '' }: Plan): boolean {
  return publishedAt === '' || unpublishAt === '' || publishedAt < unpublishAt;
}

/** When what visitors read of a post changed last: it was saved, or appeared. */
export function changedAt({ updatedAt, publishedAt }: Record<'updatedAt' | 'publishedAt', string>): string {
  return publishedAt > updatedAt ? publishedAt : updatedAt;
}
