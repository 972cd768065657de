import { ArticleSkeleton, ArticleView } from '../../features/posts/article-view.tsx';
import { describeArticle } from '../../features/posts/describe-article.ts';
import { PostText } from '../../features/posts/post-text.tsx';
import { StoredPost } from '../../features/posts/stored-post.tsx';
import { useArticle } from '../../features/posts/use-articles.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
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
