import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/language.ts';
import { type BuiltInNewsId, builtInNews } from '#shared/news/news.ts';
import type { NewsTeasers } from '#shared/news/teasers.en.ts';
import type { LocalizedPost } from '#shared/posts/localize.ts';
import type { ArticleKind } from './article-queries.ts';

/** An article that comes with the site, in a language; without its content, as a stored one in a list. */
export function builtInArticle(
  id: BuiltInNewsId,
  { title, excerpt, category }: NewsTeasers[BuiltInNewsId],
  language: Language,
): LocalizedPost<ArticleKind> {
  const day = builtInNews[id];
  return {
    id,
    title,
    excerpt,
    category,
    author: brand.name[language],
    imageUrl: '',
    createdAt: day,
    updatedAt: day,
    published: true,
    version: 1,
    written: { title: language, content: language, excerpt: language, author: language, category: language },
  };
}
