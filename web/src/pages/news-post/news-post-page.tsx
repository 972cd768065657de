import { type Language, languages } from '#shared/language.ts';
import { type BuiltInNewsId, isBuiltInNews } from '#shared/news/news.ts';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { ArticleLayout } from '#web/features/posts/article/article-layout.tsx';
import { preparePost, usePostViews, useServedPost } from '#web/features/posts/served-post.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import type { PageProps } from '#web/pages/page-props.ts';

type NewsPostProps = PageProps<typeof import('./copy.en.ts')>;

/** The articles that come with the site and their view, loaded only when the visitor goes on to one. */
const loadBuiltIn = loadOnce(async (language: Language) => {
  const [view, { articles }] = await Promise.all([
    import('./built-in-news.tsx'),
    language === 'ar' ? import('./articles.ar.ts') : import('./articles.en.ts'),
  ]);
  return { ...view, articles };
});

export const prepare = (id: string) =>
  preparePost(
    isBuiltInNews(id) ? () => Promise.all(languages.map((language) => loadBuiltIn(language))) : undefined,
  );

export default function NewsPostPage({ copy, texts, id }: NewsPostProps) {
  const isBuiltIn = isBuiltInNews(id);
  const isServed = useServedPost(isBuiltIn ? undefined : 'news', id);
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'news_title') }} list="/news">
        {isServed ? (
          <ArticleLayout copy={copy.article} />
        ) : isBuiltIn ? (
          <BuiltInPost copy={copy} id={id} />
        ) : (
          <StoredPost copy={copy} id={id} />
        )}
      </ArticleFrame>
      <CallToAction {...copy.closing} />
    </>
  );
}

function BuiltInPost({ copy, id }: Pick<NewsPostProps, 'copy'> & { id: BuiltInNewsId }) {
  const { BuiltInNews, articles } = useLoaded(loadBuiltIn, useLanguage());
  return <BuiltInNews id={id} articles={articles} copy={copy.article} />;
}

function StoredPost({ copy, id }: Pick<NewsPostProps, 'copy' | 'id'>) {
  const { StoredArticle } = usePostViews('news', id);
  return <StoredArticle kind="news" id={id} copy={copy} />;
}
