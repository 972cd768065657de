import { useState } from 'react';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { JobLayout } from '#web/features/posts/post-layouts.tsx';
import { preparePost, usePostViews, useServedPost } from '#web/features/posts/served-post.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { PageProps } from '#web/pages/page-props.ts';

export const prepare = () => preparePost();

type CareerPostProps = PageProps<typeof import('./copy.en.ts')>;

export default function CareerPostPage({ copy, texts, id }: CareerPostProps) {
  const isServed = useServedPost('career', id);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'careers_title') }} list="/careers">
        {isServed ? <JobLayout /> : <StoredPost copy={copy} id={id} onOutcome={setFailed} />}
      </ArticleFrame>
      {!hasFailed && <CallToAction {...copy.closing} to={contactPath('career')} />}
    </>
  );
}

interface StoredPostProps extends Pick<CareerPostProps, 'copy' | 'id'> {
  /** Called with true if there is no posting to show. */
  onOutcome: (hasFailed: boolean) => void;
}

function StoredPost({ copy, id, onOutcome }: StoredPostProps) {
  const { StoredJob } = usePostViews('career', id);
  return <StoredJob id={id} copy={copy} onOutcome={onOutcome} />;
}
