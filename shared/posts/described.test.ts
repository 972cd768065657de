import { expect, test } from 'vitest';
import { describedAs } from './described.ts';
import { emptyFields } from './fields.ts';
import { localizePost } from './localize.ts';
import { postSchemas } from './schemas.ts';

const at = '2026-01-01T00:00:00.000Z';
const stored = {
  id: 'a',
  createdAt: at,
  updatedAt: at,
  version: 1,
  title: 'Shelf',
};
const article = { ...emptyFields(postSchemas.blog.fields), ...stored, excerpt: 'How to count.' };
const described = (fields: object, language: 'en' | 'ar') =>
  describedAs(localizePost('blog', { ...article, ...fields }, language));

test('a post without texts for search engines is described by its first words', () => {
  expect(described({}, 'en')).toEqual({ searchTitle: '', description: 'How to count.' });
  expect(described({ excerpt: '', content: '## Two *facings*' }, 'en').description).toBe('Two facings');
  const job = {
    ...emptyFields(postSchemas.career.fields),
    ...stored,
    description: `Count ${'shelves '.repeat(40)}`,
  };
  const { description } = describedAs(localizePost('career', job, 'en'));
  expect(description).toMatch(/^Count shelves.*…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

const english = { seoTitle: 'Shelf share in Iraq', seoDescription: 'Facings, counted.' };
const arabic = { seoTitleAr: 'حصة الرف', seoDescriptionAr: 'عدّ الوجوه.' };
const translated = { titleAr: 'رف', excerptAr: 'كيف نعدّ.' };

test.each([
  ['what was written for them', english, 'en', 'Shelf share in Iraq', 'Facings, counted.'],
  [
    'in Arabic what was written in Arabic',
    { ...english, ...translated, ...arabic },
    'ar',
    'حصة الرف',
    'عدّ الوجوه.',
  ],
  [
    'in Arabic how the Arabic begins rather than English',
    { ...english, ...translated },
    'ar',
    '',
    'كيف نعدّ.',
  ],
  ['in English what is only English', english, 'ar', 'Shelf share in Iraq', 'Facings, counted.'],
  ['nothing Arabic of an English post', { ...english, ...arabic }, 'ar', '', 'How to count.'],
] as const)('the description for search engines is %s', (_, fields, language, searchTitle, description) => {
  expect(described(fields, language)).toEqual({ searchTitle, description });
});
