import type { ArticleFields, JobFields } from '#shared/posts/post.ts';

/** A post that comes with a fresh local site. Its id is fixed, so that it can be found and removed again. */
export type Sample = { readonly id: `sample-${string}`; readonly daysAgo: number } & (
  | { readonly kind: 'blog' | 'news'; readonly fields: Omit<ArticleFields, CommonFields | 'imageUrl'> }
  | { readonly kind: 'career'; readonly fields: Omit<JobFields, 'published'> }
);

type CommonFields = 'author' | 'authorAr' | 'published';
