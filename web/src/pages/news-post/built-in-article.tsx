import type { BuiltInNewsId } from '../../../../shared/news.ts';
import { ArticleView } from '../../features/posts/article-view.tsx';
import { builtInArticle } from '../../features/posts/built-in-article.ts';
import { describeArticle } from '../../features/posts/describe-article.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useDescribePage } from '../../lib/page-description.ts';
import type { NewsArticles } from './articles.en.ts';
import { BuiltInText } from './built-in-text.tsx';

/** An article that comes with the site. */
export function BuiltInArticle({ id, articles }: { id: BuiltInNewsId; articles: NewsArticles }) {
  const article = builtInArticle(id, articles[id], useLanguage());
  useDescribePage(describeArticle(article));
  return (
    <ArticleView article={article}>
      <BuiltInText text={articles[id].content} />
    </ArticleView>
  );
}
