import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCareerPost, listCareerPosts } from '#shared/api/posts.ts';
import type { Language } from '#shared/language.ts';
import type { ListedJob } from '#shared/posts/post.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { postQueryClient } from '../post-query-client.ts';
import { type ReadPost, readPost } from '../read-post.ts';
import { type ShownJob, shownJob } from './shown-job.ts';

/** All published postings, newest first, without their long texts. */
const jobListQuery = queryOptions({
  queryKey: ['career', 'list'],
  queryFn: async ({ signal }): Promise<ListedJob[]> => {
    const jobs: ListedJob[] = [];
    let cursor: string | undefined;
    do {
      const page = await callApiPage(listCareerPosts, { query: { fields: 'summary', cursor }, signal });
      jobs.push(...page.data);
      cursor = page.next;
    } while (cursor);
    return jobs;
  },
});

/** The published posting with this id. Fails with an `ApiError` of 404 when there is none. */
function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['career', 'post', id],
    queryFn: ({ signal }) => callApi(getCareerPost, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** The published postings in a language; `undefined` as long as they are not there. */
export function useJobs(language: Language) {
  const { data, isError, refetch } = useQuery(jobListQuery, postQueryClient);
  return {
    jobs: data?.map((job) => shownJob(job, language)),
    failed: !data && isError,
    retry: () => void refetch(),
  };
}

/** The published posting with this id, in a language; with an empty id it stays loading. */
export function useJob(id: string, language: Language): ReadPost<ShownJob> {
  return readPost(useQuery(jobQuery(id), postQueryClient), (post) => shownJob(post, language));
}
