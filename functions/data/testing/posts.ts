import type { ArticleFields, JobFields } from '#shared/posts/post.ts';

/** What an editor writes in an article of the tests: what is required, and what is said. A draft unless said. */
export function articleWith(fields: Partial<ArticleFields> = {}): ArticleFields {
  return {
    title: 'Shelf audits',
    titleAr: '',
    content: 'What we *saw*.',
    contentAr: '',
    excerpt: '',
    excerptAr: '',
    author: 'Shilan',
    authorAr: '',
    category: 'Retail',
    categoryAr: '',
    imageUrl: '',
    published: false,
    ...fields,
  };
}

/** The same of a job posting. */
export function jobWith(fields: Partial<JobFields> = {}): JobFields {
  return {
    title: 'Auditor',
    titleAr: '',
    department: 'Field',
    departmentAr: '',
    location: 'Erbil',
    locationAr: '',
    type: 'full-time',
    typeAr: '',
    description: 'Visit *shops*.',
    descriptionAr: '',
    requirements: 'A licence.',
    requirementsAr: '',
    benefits: '',
    benefitsAr: '',
    salaryRange: '',
    published: false,
    ...fields,
  };
}
