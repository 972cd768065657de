import { queryOptions, useQuery } from '@tanstack/react-query';
import { postEndpoints } from '#shared/api/posts.ts';
import type { Language } from '#shared/language.ts';
import type { KindOf } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { callApiPage } from '#web/lib/api-client.ts';
import { postQueryClient } from '../post-query-client.ts';
import { typeset } from '../typeset.ts';

/** The kinds of posts that are job postings. */
export type JobKind = KindOf<'job'>;

/** All published postings, newest first, without their long texts. */
const jobListQuery = queryOptions({
  queryKey: ['career', 'list'],
  queryFn: async ({ signal }): Promise<PostSummary<JobKind>[]> => {
    const jobs: PostSummary<JobKind>[] = [];
    let cursor: string | undefined;
    do {
      const page = await callApiPage(postEndpoints.career.list, {
        query: { fields: 'summary', cursor },
        signal,
      });
      jobs.push(...page.data);
      cursor = page.next;
    } while (cursor);
    return jobs;
  },
});

/** The published postings in a language; `undefined` as long as they are not there. */
export function useJobs(language: Language) {
  const { data, isError, refetch } = useQuery(jobListQuery, postQueryClient);
  return {
    jobs: data?.map((job) => typeset(localizePost('career', job, language))),
    failed: !data && isError,
    retry: () => void refetch(),
  };
}
