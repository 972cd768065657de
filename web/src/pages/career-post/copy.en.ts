import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.en.ts';

export const texts = { careers_title: shell.careers_title };

export const copy = {
  meta: {
    title: `Open position | ${brand.name.en}`,
    description: 'An open position in retail audit and market research in Iraq and the Kurdistan Region.',
    keywords: 'jobs Iraq, field auditor jobs, market research jobs Kurdistan',
  },
  trail: { label: 'You are here', home: 'Home' },
  loading: 'Loading the job posting',
  description: 'What you will do',
  requirements: 'What you bring',
  benefits: 'What we offer',
  retry: 'Try Again',
  missing: {
    title: 'Job Posting Not Found',
    text: 'Sorry, we could not find the requested job posting. The position may have been filled.',
    back: 'Back to Careers',
  },
  closing: {
    title: 'Does this sound like you?',
    text: 'Write to us and name the position.',
    action: 'Submit Your Resume',
  },
};

export type CareerPostCopy = typeof copy;
