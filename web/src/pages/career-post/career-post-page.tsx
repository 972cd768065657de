import { button } from '../../../styled-system/recipes/index.js';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { ShelfNotice } from '../../components/shelf-notice.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { ArticleFrame } from '../../features/posts/article-frame.tsx';
import { describeJob } from '../../features/posts/describe-job.ts';
import { JobPosting, JobPostingSkeleton } from '../../features/posts/job-posting.tsx';
import { useJob } from '../../features/posts/job-queries.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { isAbsent } from '../../lib/api-client.ts';
import { useDescribePage } from '../../lib/page-description.ts';
import type { CareerPostCopy } from './copy.en.ts';

export default function CareerPostPage({ copy, id }: { copy: CareerPostCopy; id: string }) {
  const { job, error, retry } = useJob(id, useLanguage());
  const { missing } = copy;
  const absent = isAbsent(error);
  useDescribePage(
    job
      ? describeJob(job)
      : absent
        ? { type: 'job', title: missing.title, description: missing.text, missing: true }
        : undefined,
  );
  return (
    <>
      <ArticleFrame trail={{ ...copy.trail, list: useContent('careers_title') }} list="/careers">
        {job ? (
          <JobPosting job={job} copy={copy} />
        ) : error ? (
          <ShelfNotice shelf="tipped" isPageTitle title={missing.title} text={missing.text}>
            <PageLink to="/careers" className={button()}>
              {missing.back}
            </PageLink>
            {!absent && (
              <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
                {copy.retry}
              </button>
            )}
          </ShelfNotice>
        ) : (
          <JobPostingSkeleton label={copy.loading} />
        )}
      </ArticleFrame>
      {!error && <ClosingBand {...copy.closing} />}
    </>
  );
}
