import type { PostKind } from '#shared/posts/kinds.ts';

/** Names of the kinds of posts, for screens that do not load the other texts of posts. */
export const names = {
  tabs: { blog: 'Blog Posts', news: 'News', career: 'Careers' } satisfies Record<PostKind, string>,
  untitled: 'Untitled',
};
