import { button } from '../../../styled-system/recipes/index.js';
import { ClosingBand } from '../../components/closing-band.tsx';
import { Markdown } from '../../components/markdown.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { ShelfNotice } from '../../components/shelf-notice.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { ArticleFrame } from '../../features/posts/article-frame.tsx';
import { ArticleSkeleton, ArticleView } from '../../features/posts/article-view.tsx';
import { describeArticle } from '../../features/posts/describe-article.ts';
import { useArticle } from '../../features/posts/use-articles.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { isAbsent } from '../../lib/api-client.ts';
import { useDescribePage } from '../../lib/page-description.ts';
import { builtInArticle } from './built-in-article.ts';
import type { NewsPostCopy } from './copy.en.ts';

export default function NewsPostPage({ copy, id }: { copy: NewsPostCopy; id: string }) {
  const language = useLanguage();
  const builtIn = builtInArticle(id, copy.articles, language);
  const stored = useArticle('news', builtIn ? '' : id, language);
  const article = builtIn ?? stored.article;
  const { missing } = copy;
  const absent = isAbsent(stored.error);
  useDescribePage(
    article
      ? describeArticle(article)
      : absent
        ? { type: 'article', title: missing.title, description: missing.text, missing: true }
        : undefined,
  );
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent('news_title') }} list="/news">
        {article ? (
          <ArticleView article={article}>
            <Markdown text={article.content} language={article.written.content} />
          </ArticleView>
        ) : stored.error ? (
          <ShelfNotice shelf="tipped" isPageTitle title={missing.title} text={missing.text}>
            <PageLink to="/news" className={button()}>
              {missing.back}
            </PageLink>
            {!absent && (
              <button type="button" className={button({ variant: 'outline' })} onClick={stored.retry}>
                {copy.retry}
              </button>
            )}
          </ShelfNotice>
        ) : (
          <ArticleSkeleton label={copy.loading} />
        )}
      </ArticleFrame>
      <ClosingBand {...copy.closing} />
    </>
  );
}
