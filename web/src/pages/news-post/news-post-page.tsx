import { Suspense } from 'react';
import { isBuiltInNews } from '#shared/news/news.ts';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { ArticleSkeleton } from '#web/features/posts/article/article-view.tsx';
import { loadPostText } from '#web/features/posts/post-text.tsx';
import { loadOnce, useLoaded } from '#web/lib/load-once.ts';
import type { PageProps } from '../page-props.ts';
import { BuiltInNews } from './built-in-news.tsx';
import type { NewsPostCopy } from './copy.en.ts';

/** Those that come with the site do without. */
export const prepare = async (id: string) => {
  if (!isBuiltInNews(id)) await Promise.all([loadStoredNews(), loadPostText()]);
};

export default function NewsPostPage({ copy, texts, id }: PageProps<typeof import('./copy.en.ts')>) {
  const skeleton = <ArticleSkeleton label={copy.loading} />;
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'news_title') }} list="/news">
        {isBuiltInNews(id) ? (
          <BuiltInNews id={id} articles={copy.articles} />
        ) : (
          <Suspense fallback={skeleton}>
            <StoredNews copy={copy} id={id} />
          </Suspense>
        )}
      </ArticleFrame>
      <CallToAction {...copy.closing} />
    </>
  );
}

/** What reads stored articles is loaded for them alone: those that come with the site do without it. */
const loadStoredNews = loadOnce(() => import('./stored-news.tsx'));

function StoredNews(props: { copy: NewsPostCopy; id: string }) {
  const module = useLoaded(loadStoredNews);
  return <module.StoredNews {...props} />;
}
