import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { JobCard, JobCardSkeleton, JobList } from '#web/features/posts/job/job-card.tsx';
import { useJobs } from '#web/features/posts/job/use-jobs.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { CareersCopy } from './copy.en.ts';

/** The published postings, or that there are none. */
export function Openings({ copy }: { copy: CareersCopy }) {
  const { jobs, failed, retry } = useJobs(useLanguage());
  if (failed) {
    return (
      <EmptyState state="failed" {...copy.failed}>
        <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
          {copy.retry}
        </button>
      </EmptyState>
    );
  }
  if (!jobs) {
    return (
      <JobList label={copy.loading} busy>
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </JobList>
    );
  }
  if (jobs.length === 0) return <EmptyState state="empty" {...copy.empty} />;
  return (
    <JobList label={copy.list}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </JobList>
  );
}
