import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { ArticleFrame } from '#web/features/posts/article/article-frame.tsx';
import { describeJob } from '#web/features/posts/job/describe-job.ts';
import { JobPosting, JobPostingSkeleton } from '#web/features/posts/job/job-posting.tsx';
import { PostPageBody } from '#web/features/posts/post-page-body.tsx';
import { loadPostText } from '#web/features/posts/post-text.tsx';
import { usePost } from '#web/features/posts/use-post.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '../page-props.ts';

export const prepare = () => loadPostText();

export default function CareerPostPage({ copy, texts, id }: PageProps<typeof import('./copy.en.ts')>) {
  const read = usePost('career', id, useLanguage());
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent(texts, 'careers_title') }} list="/careers">
        <PostPageBody
          kind="career"
          copy={copy}
          read={read}
          descriptionOf={describeJob}
          skeleton={<JobPostingSkeleton label={copy.loading} />}
        >
          {(job) => <JobPosting job={job} copy={copy} apply={copy.closing.action} />}
        </PostPageBody>
      </ArticleFrame>
      {!read.error && <CallToAction {...copy.closing} />}
    </>
  );
}
