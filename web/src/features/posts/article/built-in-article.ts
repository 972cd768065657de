import type { Language } from '#shared/language.ts';
import type { BuiltInNewsId } from '#shared/news/news.ts';
import type { NewsTeasers } from '#shared/news/teasers.en.ts';
import type { ShownArticle } from './shown-article.ts';

/** The categories in English, so that no page has to bring along the words of two languages. */
const drawnAs: Readonly<Record<BuiltInNewsId, string>> = {
  'quarterly-shelf-report': 'Retail audit',
  'eighteen-provinces': 'Fieldwork',
  'auditing-without-signal': 'Software',
};

/** An article that comes with the site, in a language: what its teaser says of it, without the content. */
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
