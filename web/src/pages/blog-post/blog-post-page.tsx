import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { ArticleLayout } from '#web/features/posts/article/article-layout.tsx';
import { preparePost, usePostViews, useServedPost } from '#web/features/posts/served-post.tsx';
import type { PageProps } from '#web/pages/page-props.ts';

export const prepare = () => preparePost();

type BlogPostProps = PageProps<typeof import('./copy.en.ts')>;

export default function BlogPostPage({ copy, texts, id }: BlogPostProps) {
  const isServed = useServedPost('blog', id);
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'blog_title') }} list="/blog">
        {isServed ? <ArticleLayout copy={copy.article} /> : <StoredPost copy={copy} id={id} />}
      </ArticleFrame>
      <CallToAction {...copy.closing} />
    </>
  );
}

function StoredPost({ copy, id }: Pick<BlogPostProps, 'copy' | 'id'>) {
  const { StoredArticle } = usePostViews('blog', id);
  return <StoredArticle kind="blog" id={id} copy={copy} />;
}
