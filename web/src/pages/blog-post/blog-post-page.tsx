import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { ArticleSkeleton, ArticleView } from '#web/features/posts/article/article-view.tsx';
import { describeArticle } from '#web/features/posts/article/describe-article.ts';
import { PostPageBody } from '#web/features/posts/post-page-body.tsx';
import { loadPostText, PostText } from '#web/features/posts/post-text.tsx';
import { usePost } from '#web/features/posts/use-post.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '../page-props.ts';
import { CopyLink } from './copy-link.tsx';

export const prepare = () => loadPostText();

export default function BlogPostPage({ copy, texts, id }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'blog_title') }} list="/blog">
        <PostPageBody
          kind="blog"
          copy={copy}
          read={usePost('blog', id, useLanguage())}
          descriptionOf={(article) => describeArticle('blog', article)}
          skeleton={<ArticleSkeleton label={copy.loading} />}
        >
          {(article) => (
            <ArticleView article={article} aside={<CopyLink copy={copy.share} />}>
              <PostText post={article} text="content" />
            </ArticleView>
          )}
        </PostPageBody>
      </ArticleFrame>
      <CallToAction {...copy.closing} />
    </>
  );
}
