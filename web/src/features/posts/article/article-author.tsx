import { useCompany } from '#web/features/content/use-company.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { WrittenText } from '../written-text.tsx';
import type { ShownArticle } from './shown-article.ts';

/** Who wrote an article: the company, where nobody is named. */
export function ArticleAuthor({ article }: { article: ShownArticle }) {
  const language = useLanguage();
  const { name } = useCompany();
  const post = article.author ? article : { author: name[language], written: { author: language } };
  return <WrittenText post={post} text="author" />;
}
