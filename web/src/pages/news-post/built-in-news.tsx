import type { BuiltInNewsId } from '#shared/news/news.ts';
import { pictureOf } from '#shared/publishing/picture.ts';
import { ArticleView } from '#web/features/posts/article/article-view.tsx';
import { builtInArticle } from '#web/features/posts/article/built-in-article.ts';
import { describeArticle } from '#web/features/posts/article/describe-article.ts';
import { useDescribePage } from '#web/head/page-description.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsArticles } from './articles.en.ts';
import { BuiltInText } from './built-in-text.tsx';

/** An article that comes with the site. */
export function BuiltInNews({ id, articles }: { id: BuiltInNewsId; articles: NewsArticles }) {
  const article = builtInArticle(id, articles[id], useLanguage());
  useDescribePage({ ...describeArticle('news', article), picture: pictureOf(article) });
  return (
    <ArticleView article={article}>
      <BuiltInText text={articles[id].content} />
    </ArticleView>
  );
}
