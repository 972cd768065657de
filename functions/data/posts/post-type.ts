import type * as z from 'zod/mini';
import {
  type Article,
  article,
  articleBody,
  articleFields,
  type Job,
  job,
  jobBody,
  jobFields,
  type ListedArticle,
  type ListedJob,
  listedArticle,
  listedJob,
  type Post,
  type PostKind,
} from '#shared/posts/post.ts';

export type ListedPost = ListedArticle | ListedJob;

/** What the kinds of posts differ in, for the code that they share. `Whole` is a stored post, `Listed` one in a list. */
export interface PostType<Whole extends Post & Listed, Listed extends ListedPost> {
  readonly kind: PostKind;
  readonly post: z.ZodMiniType<Whole>;
  readonly listed: z.ZodMiniType<Listed>;
  /** What an editor writes, complete. */
  readonly fields: z.ZodMiniType<PostFields>;
  /** The names of those fields. */
  readonly fieldNames: readonly string[];
  /** The names of the fields that the index does not hold. */
  readonly longTexts: Readonly<Record<string, true>>;
}

/** What an editor writes, for code that all kinds share. */
export type PostFields = Readonly<Record<string, string | boolean>>;

const articleType = {
  post: article,
  listed: listedArticle,
  fields: articleFields,
  fieldNames: Object.keys(articleFields.shape),
  longTexts: articleBody,
};

export const blog: PostType<Article, ListedArticle> = { kind: 'blog', ...articleType };
export const news: PostType<Article, ListedArticle> = { kind: 'news', ...articleType };
export const career: PostType<Job, ListedJob> = {
  kind: 'career',
  post: job,
  listed: listedJob,
  fields: jobFields,
  fieldNames: Object.keys(jobFields.shape),
  longTexts: jobBody,
};
