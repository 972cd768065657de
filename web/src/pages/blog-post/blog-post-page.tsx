import { css } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { ShelfNotice } from '../../components/shelf-notice.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { ArticleContent } from '../../features/posts/article-content.tsx';
import { ArticleFrame } from '../../features/posts/article-frame.tsx';
import { ArticleSkeleton, ArticleView } from '../../features/posts/article-view.tsx';
import { describeArticle } from '../../features/posts/describe-article.ts';
import { useArticle } from '../../features/posts/use-articles.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { isAbsent } from '../../lib/api-client.ts';
import { useDescribePage } from '../../lib/page-description.ts';
import type { BlogPostCopy } from './copy.en.ts';
import { CopyLink } from './copy-link.tsx';

export default function BlogPostPage({ copy, id }: { copy: BlogPostCopy; id: string }) {
  const { article, error, retry } = useArticle('blog', id, useLanguage());
  const { missing } = copy;
  const absent = isAbsent(error);
  useDescribePage(
    article
      ? describeArticle(article)
      : absent
        ? { type: 'article', title: missing.title, description: missing.text, missing: true }
        : undefined,
  );
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent('blog_title') }} list="/blog">
        {article ? (
          <ArticleView article={article} aside={<CopyLink copy={copy.share} />}>
            <ArticleContent article={article} />
          </ArticleView>
        ) : error ? (
          <ShelfNotice shelf="tipped" isPageTitle title={missing.title} text={missing.text}>
            <PageLink to="/blog" className={button()}>
              {missing.back}
            </PageLink>
            {!absent && (
              <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
                {copy.retry}
              </button>
            )}
          </ShelfNotice>
        ) : (
          <>
            <noscript>
              <p className={css({ marginBottom: '7' })}>
                {copy.noScript.text}{' '}
                <PageLink to="/contact" className={css({ textDecoration: 'underline' })}>
                  {copy.noScript.link}
                </PageLink>
                .
              </p>
            </noscript>
            <ArticleSkeleton label={copy.loading} />
          </>
        )}
      </ArticleFrame>
      <ClosingBand {...copy.closing} />
    </>
  );
}
