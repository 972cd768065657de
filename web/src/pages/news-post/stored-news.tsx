import { ArticleSkeleton, ArticleView } from '#web/features/posts/article/article-view.tsx';
import { describeArticle } from '#web/features/posts/article/describe-article.ts';
import { PostPageBody } from '#web/features/posts/post-page-body.tsx';
import { PostText } from '#web/features/posts/post-text.tsx';
import { usePost } from '#web/features/posts/use-post.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsPostCopy } from './copy.en.ts';

/** The stored article with this id. */
export function StoredNews({ copy, id }: { copy: NewsPostCopy; id: string }) {
  return (
    <PostPageBody
      kind="news"
      copy={copy}
      read={usePost('news', id, useLanguage())}
      descriptionOf={(article) => describeArticle('news', article)}
      skeleton={<ArticleSkeleton label={copy.loading} />}
    >
      {(article) => (
        <ArticleView article={article}>
          <PostText post={article} text="content" />
        </ArticleView>
      )}
    </PostPageBody>
  );
}
