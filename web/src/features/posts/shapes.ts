import type { KindOf } from '#shared/posts/kinds.ts';

/** The kinds of posts with the fields of an article, such as `blog`. */
export type ArticleKind = KindOf<'article'>;

/** The kinds of posts with the fields of a job posting, such as `career`. */
export type JobKind = KindOf<'job'>;
