import { brand } from '#shared/company/brand.ts';

export const copy = {
  meta: {
    title: `Sample report | ${brand.name.en}`,
    description:
      'A six-page shelf audit report on a fictional dairy brand: availability, prices, share of shelf, method and limits. Read it here or as a PDF.',
    keywords: 'sample audit report, retail audit example, on-shelf availability, share of shelf, Iraq',
  },
  title: 'The report you would get',
  lead: 'Six pages on a fictional dairy brand. Example data.',
  languages: 'Language of the report',
  download: 'Download PDF',
  closing: {
    title: 'See your own shelf in it.',
    text: 'Your category, your provinces, your list of stores.',
    action: 'Ask for this on your category',
  },
};

export type SampleReportCopy = typeof copy;
