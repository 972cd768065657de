import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import * as data from '#functions/data/posts/post-type.ts';
import type { Language } from '#shared/language.ts';
import type { Post } from '#shared/posts/post.ts';
import { localizedArticle, localizedJob } from '#shared/posts/post-language.ts';

/** What is looked through in a post: the texts for a search, and of an article its category. */
export interface Searched {
  readonly texts: readonly string[];
  readonly category?: string;
}

/** A kind of posts as visitors get it. */
export interface PublicPostType<Whole extends Post & Listed, Listed extends ListedPost>
  extends PostType<Whole, Listed> {
  readonly name: string;
  /** What a reader of a language may search for. */
  readonly searched: (post: Listed, language: Language) => Searched;
}

function searchedArticle(...[post, language]: Parameters<typeof localizedArticle>): Searched {
  const { title, excerpt, category } = localizedArticle(post, language);
  return { texts: [title, excerpt], category };
}

function searchedJob(...[post, language]: Parameters<typeof localizedJob>): Searched {
  const { title, department, location } = localizedJob(post, language);
  return { texts: [title, department, location] };
}

export const blog = { ...data.blog, name: 'blog post', searched: searchedArticle };
export const news = { ...data.news, name: 'news post', searched: searchedArticle };
export const career = { ...data.career, name: 'career post', searched: searchedJob };
