import { ArticleSkeleton, ArticleView } from '#web/features/posts/article/article-view.tsx';
import { describeArticle } from '#web/features/posts/article/describe-article.ts';
import { useArticle } from '#web/features/posts/article/use-articles.ts';
import { PostText } from '#web/features/posts/post-text.tsx';
import { StoredPost } from '#web/features/posts/stored-post.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsPostCopy } from './copy.en.ts';

/** The stored article with this id. */
export function StoredArticle({ copy, id }: { copy: NewsPostCopy; id: string }) {
  return (
    <StoredPost
      list="news"
      copy={copy}
      read={useArticle('news', id, useLanguage())}
      descriptionOf={describeArticle}
      skeleton={<ArticleSkeleton label={copy.loading} />}
    >
      {(article) => (
        <ArticleView article={article}>
          <PostText post={article} text="content" />
        </ArticleView>
      )}
    </StoredPost>
  );
}
