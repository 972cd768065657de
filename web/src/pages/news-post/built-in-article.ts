import { brand } from '../../../../shared/brand.ts';
import type { Language } from '../../../../shared/language.ts';
import { builtInNews, isBuiltInNews } from '../../../../shared/news.ts';
import { type ShownArticle, writtenIn } from '../../features/posts/shown-article.ts';
import type { NewsArticles } from './articles.en.ts';

/** The article with this id that comes with the site, if there is one. */
export function builtInArticle(
  id: string,
  articles: NewsArticles,
  language: Language,
): ShownArticle | undefined {
  if (!isBuiltInNews(id)) return undefined;
  const day = builtInNews[id];
  return {
    ...articles[id],
    id,
    author: brand.name[language],
    imageUrl: '',
    createdAt: day,
    updatedAt: day,
    written: writtenIn(language),
  };
}
