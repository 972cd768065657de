import { describedAs } from '#shared/posts/described.ts';
import { changedAt } from '#shared/posts/publication.ts';
import type { PageDescription } from '#web/head/page-description.ts';
import type { ArticleKind } from '../shapes.ts';
import type { ShownArticle } from './shown-article.ts';

/** Returns the description of an article for search engines and social networks. */
export function describeArticle(kind: ArticleKind, article: ShownArticle): PageDescription {
  return {
    kind,
    title: article.title,
    ...describedAs(article),
    image: article.imageUrl,
    publishedAt: article.publishedAt || undefined,
    modifiedAt: changedAt(article) || undefined,
    section: article.category,
    author: article.author,
  };
}
