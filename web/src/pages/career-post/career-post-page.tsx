import { ClosingBand } from '../../components/closing-band.tsx';
import { NoScriptNote } from '../../components/no-script-note.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { ArticleFrame } from '../../features/posts/article-frame.tsx';
import { describeJob } from '../../features/posts/describe-job.ts';
import { JobPosting, JobPostingSkeleton } from '../../features/posts/job-posting.tsx';
import { useJob } from '../../features/posts/job-queries.ts';
import { StoredPost } from '../../features/posts/stored-post.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { CareerPostCopy } from './copy.en.ts';

export default function CareerPostPage({ copy, id }: { copy: CareerPostCopy; id: string }) {
  const read = useJob(id, useLanguage());
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent('careers_title') }} list="/careers">
        <StoredPost
          list="careers"
          copy={copy}
          read={read}
          descriptionOf={describeJob}
          skeleton={
            <>
              <NoScriptNote copy={copy.noScript} />
              <JobPostingSkeleton label={copy.loading} />
            </>
          }
        >
          {(job) => <JobPosting job={job} copy={copy} apply={copy.closing.action} />}
        </StoredPost>
      </ArticleFrame>
      {!read.error && <ClosingBand {...copy.closing} />}
    </>
  );
}
