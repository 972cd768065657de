import type { PostSummary } from '#shared/posts/schemas.ts';

/** When a post was last saved, ISO 8601; where that cannot be read, when it was made. */
export function changedAt({ updatedAt, createdAt }: PostSummary): string {
  return updatedAt || createdAt;
}
