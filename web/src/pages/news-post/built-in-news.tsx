import { type BuiltInNewsId, builtInNewsIds } from '#shared/news/news.ts';
import { pictureOf } from '#shared/publishing/picture.ts';
import { useCopyWithCompanyData } from '#web/features/content/use-company.ts';
import type { ArticleCopy } from '#web/features/posts/article/article-copy.ts';
import { ArticleView } from '#web/features/posts/article/article-view.tsx';
import { builtInArticle } from '#web/features/posts/article/built-in-article.ts';
import { describeArticle } from '#web/features/posts/article/describe-article.ts';
import { RelatedArticleList } from '#web/features/posts/article/related-articles.tsx';
import { useDescribePage } from '#web/head/page-description.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsArticles } from './articles.en.ts';
import { BuiltInText, headingsIn, wordsIn } from './built-in-text.tsx';

interface BuiltInNewsProps {
  id: BuiltInNewsId;
  articles: NewsArticles;
  copy: ArticleCopy;
}

/** An article that comes with the site. */
export function BuiltInNews({ id, articles, copy }: BuiltInNewsProps) {
  const language = useLanguage();
  const all = useCopyWithCompanyData(articles, language);
  const written = all[id];
  const article = builtInArticle(id, written, language);
  const others = builtInNewsIds.filter((other) => other !== id);
  const further = others.map((other) => builtInArticle(other, all[other], language));
  useDescribePage({ ...describeArticle('news', article), picture: pictureOf(article) });
  return (
    <ArticleView
      article={article}
      copy={copy}
      text={wordsIn(written.content)}
      headings={headingsIn(written.content)}
      further={<RelatedArticleList kind="news" article={article} further={further} title={copy.related} />}
    >
      <BuiltInText text={written.content} />
    </ArticleView>
  );
}
