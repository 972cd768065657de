import type { PostKind } from '#shared/posts/kinds.ts';

/** What the dashboard calls posts by before one of their tabs is opened, which brings the rest of their words. */
export const names = {
  tabs: { blog: 'Blog Posts', news: 'News', career: 'Careers' } satisfies Record<PostKind, string>,
  untitled: 'Untitled',
};
