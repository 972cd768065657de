import type { PostKind } from '#shared/posts/kinds.ts';
import type { NewPost } from '#shared/posts/schemas.ts';

/** A post that comes with a fresh local site. Its id is fixed, so that it can be found and removed again. */
export type Sample<K extends PostKind = PostKind> = K extends PostKind
  ? {
      readonly id: `sample-${string}`;
      readonly daysAgo: number;
      readonly kind: K;
      /** The fields of the post. They have no author, because the company is the author of every sample. */
      readonly fields: Omit<NewPost<K>, 'author' | 'authorAr' | 'published'>;
    }
  : never;
