import { expect, test } from 'vitest';
import type { ListedJob } from '#shared/posts/post.ts';
import { shownJob } from './shown-job.ts';

const post: ListedJob = {
  id: 'j1',
  title: 'Field auditor',
  titleAr: 'مدقق ميداني',
  department: 'Fieldwork',
  departmentAr: '',
  location: 'Erbil',
  locationAr: 'أربيل',
  type: 'full-time',
  typeAr: '',
  description: 'You visit stores.',
  descriptionAr: 'تزور المتاجر.',
  requirements: 'A phone.',
  requirementsAr: '',
  benefits: 'Training.',
  benefitsAr: '',
  salaryRange: '',
  published: true,
  createdAt: '2024-05-12T08:00:00.000Z',
  updatedAt: '2024-05-12T08:00:00.000Z',
  version: 1,
};

test('on an Arabic page a text is its Arabic twin, or else the English text, written in English', () => {
  const job = shownJob(post, 'ar');
  expect(job).toMatchObject({ title: 'مدقق ميداني', department: 'Fieldwork', requirements: 'A phone.' });
  expect(job.written).toMatchObject({
    ...{ title: 'ar', location: 'ar', description: 'ar' },
    ...{ department: 'en', requirements: 'en', benefits: 'en' },
  });
});

test('Arabic titles and texts are set in type, English ones in their place are not', () => {
  const text = 'تعمل من الميدان.';
  const bound = 'تعمل من\u00A0الميدان.';
  const english = 'Work من home.';
  const job = shownJob(
    { ...post, titleAr: text, descriptionAr: text, requirementsAr: text, benefits: english },
    'ar',
  );
  expect(job).toMatchObject({ title: bound, description: bound, requirements: bound, benefits: english });
});

test('on an English page everything is English', () => {
  expect(new Set(Object.values(shownJob(post, 'en').written))).toEqual(new Set(['en']));
});

test.each([
  ['IQD 900,000 a month', 'ar', 'en'],
  ['٩٠٠ ألف دينار', 'en', 'ar'],
  ['900,000 - 1,200,000', 'ar', 'ar'],
  ['900,000 - 1,200,000', 'en', 'en'],
] as const)('the salary %j on a page in %s is written in %s', (salaryRange, language, written) => {
  expect(shownJob({ ...post, salaryRange }, language).written.salaryRange).toBe(written);
});
