import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import type { PageDescription } from '#web/head/page-description.ts';
import type { ArticleKind } from '../shapes.ts';
import type { ShownArticle } from './shown-article.ts';

/** What an article's page says of it to search engines and social networks. */
export function describeArticle(kind: ArticleKind, article: ShownArticle): PageDescription {
  return {
    kind,
    title: article.title,
    description: shortened(article.excerpt || plainTextOf(article.content ?? ''), 160),
    image: article.imageUrl,
    publishedAt: article.createdAt,
    modifiedAt: article.updatedAt,
    section: article.category,
    author: article.author,
  };
}
