import type { Language } from '#shared/language.ts';
import type { BuiltInNewsId } from '#shared/news/news.ts';
import type { NewsTeasers } from '#shared/news/teasers.en.ts';
import type { ShownArticle } from './shown-article.ts';

/**
 * The English category of each article, which chooses the drawing of the article in both languages. It is repeated here, so
 * that no page loads the texts of two languages.
 */
const drawnAs: Readonly<Record<BuiltInNewsId, string>> = {
  'quarterly-shelf-report': 'Retail audit',
  'eighteen-provinces': 'Fieldwork',
  'auditing-without-signal': 'Software',
};

/** Returns an article that comes with the site, in a language, as its teaser describes it, without the content. */
export function builtInArticle(
  id: BuiltInNewsId,
  { title, excerpt, category }: NewsTeasers[BuiltInNewsId],
  language: Language,
): ShownArticle {
  return {
    id,
    title,
    excerpt,
    category,
    drawnAs: drawnAs[id],
    author: '',
    imageUrl: '',
    publishedAt: '',
    updatedAt: '',
    written: { title: language, excerpt: language, author: language, category: language },
  };
}
