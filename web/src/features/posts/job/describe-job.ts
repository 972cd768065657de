import { describedAs } from '#shared/posts/described.ts';
import type { JobType } from '#shared/posts/job.ts';
import type { LocalizedPost } from '#shared/posts/localize.ts';
import { plainTextOf } from '#shared/text/plain-text.ts';
import type { PageDescription } from '#web/head/page-description.ts';
import type { JobKind } from '../shapes.ts';

/** The employment types in schema.org. Remote is OTHER: it says where people work, not how much. */
const employmentTypes: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  remote: 'OTHER',
};
const country = 'IQ';

/** Returns the description of a job posting for search engines and social networks. */
export function describeJob(job: LocalizedPost<JobKind>): PageDescription {
  return {
    kind: 'career',
    title: job.title,
    ...describedAs(job),
    publishedAt: job.publishedAt,
    structuredData: {
      description: [job.description, job.requirements, job.benefits]
        .flatMap((text) => (text ? [plainTextOf(text)] : []))
        .join(' '),
      employmentType: employmentTypes[job.type],
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: country },
      },
      ...(job.type === 'remote' && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: country },
      }),
    },
  };
}
