import type { LocalizedArticle } from '#shared/posts/post-language.ts';
import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import type { PageDescription } from '#web/head/page-description.ts';

/** What an article's page says of it to search engines and social networks. */
export function describeArticle(article: LocalizedArticle): PageDescription {
  return {
    type: 'article',
    title: article.title,
    description: shortened(article.excerpt || plainTextOf(article.content), 160),
    image: article.imageUrl,
    publishedAt: article.createdAt,
    modifiedAt: article.updatedAt,
    section: article.category,
    author: article.author,
  };
}
