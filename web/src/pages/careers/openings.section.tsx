import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { ArchiveLink } from '#web/features/posts/archive/archive-link.tsx';
import { useFocusOnArrival } from '#web/features/posts/focus-on-arrival.ts';
import { JobCard, JobCardSkeleton, JobList } from '#web/features/posts/job/job-card.tsx';
import { MorePosts } from '#web/features/posts/more-posts.tsx';
import { usePostList } from '#web/features/posts/use-post-list.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { CareersCopy } from './copy.en.ts';

/** The published postings, or a note that there are none. */
export function Openings({ copy }: { copy: CareersCopy }) {
  const { state, posts, retry, loadMore, more } = usePostList('career', { language: useLanguage() });
  const { list, focusNext } = useFocusOnArrival<HTMLUListElement>(posts.length);
  if (state === 'failed') {
    return (
      <EmptyState state="failed" {...copy.failed}>
        <button type="button" className={button({ variant: 'outline' })} onClick={retry}>
          {copy.retry}
        </button>
      </EmptyState>
    );
  }
  if (state === 'loading') {
    return (
      <JobList label={copy.loading} busy>
        <JobCardSkeleton />
        <JobCardSkeleton />
        <JobCardSkeleton />
      </JobList>
    );
  }
  if (posts.length === 0) return <EmptyState state="empty" {...copy.empty} />;
  return (
    <>
      <JobList ref={list} label={copy.list}>
        {posts.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </JobList>
      <MorePosts copy={copy} state={more} onLoad={loadMore} onAsk={focusNext} />
      <ArchiveLink kind="career">{copy.archive}</ArchiveLink>
    </>
  );
}
