import { useContext } from 'react';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import { WrittenText } from '../written-text.tsx';
import type { ShownArticle } from './shown-article.ts';

/** The author of an article; the company if nobody is named. */
export function ArticleAuthor({ article }: { article: ShownArticle }) {
  const language = useLanguage();
  const company = useContext(CompanyNameContext);
  const post = article.author ? article : { author: company, written: { author: language } };
  return <WrittenText post={post} text="author" />;
}
