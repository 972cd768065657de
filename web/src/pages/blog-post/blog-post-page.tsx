import { ClosingBand } from '../../components/closing-band.tsx';
import { NoScriptNote } from '../../components/no-script-note.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { ArticleFrame } from '../../features/posts/article-frame.tsx';
import { ArticleSkeleton, ArticleView } from '../../features/posts/article-view.tsx';
import { describeArticle } from '../../features/posts/describe-article.ts';
import { PostText } from '../../features/posts/post-text.tsx';
import { StoredPost } from '../../features/posts/stored-post.tsx';
import { useArticle } from '../../features/posts/use-articles.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { BlogPostCopy } from './copy.en.ts';
import { CopyLink } from './copy-link.tsx';

export default function BlogPostPage({ copy, id }: { copy: BlogPostCopy; id: string }) {
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent('blog_title') }} list="/blog">
        <StoredPost
          list="blog"
          copy={copy}
          read={useArticle('blog', id, useLanguage())}
          descriptionOf={describeArticle}
          skeleton={<Waiting copy={copy} />}
        >
          {(article) => (
            <ArticleView article={article} aside={<CopyLink copy={copy.share} />}>
              <PostText post={article} text="content" />
            </ArticleView>
          )}
        </StoredPost>
      </ArticleFrame>
      <ClosingBand {...copy.closing} />
    </>
  );
}

function Waiting({ copy: { noScript, loading } }: { copy: BlogPostCopy }) {
  return (
    <>
      <NoScriptNote copy={noScript} />
      <ArticleSkeleton label={loading} />
    </>
  );
}
