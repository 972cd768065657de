import type { KindOf } from '#shared/posts/kinds.ts';

/** The kinds of posts that are articles. */
export type ArticleKind = KindOf<'article'>;

/** The kinds of posts that are job postings. */
export type JobKind = KindOf<'job'>;
