import { describe, expect, test } from 'vitest';
import type { Article, Job } from './post.ts';
import { localizedArticle, localizedJob } from './post-language.ts';

const stored = {
  id: 'id',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  published: true,
};
const article: Article = {
  ...stored,
  ...{
    title: 'Title',
    titleAr: 'عنوان',
    content: 'Content',
    contentAr: 'نص',
    excerpt: 'Excerpt',
    excerptAr: '',
  },
  ...{ author: 'Shilan', authorAr: 'شيلان', category: 'Shops', categoryAr: '', imageUrl: '/a.png' },
};
const job: Job = {
  ...stored,
  ...{ title: 'Auditor', titleAr: 'مدقق', department: 'Field', departmentAr: '', location: 'Erbil' },
  ...{ locationAr: 'أربيل', type: 'remote', typeAr: 'عن بعد', description: 'D', descriptionAr: 'و' },
  ...{ requirements: 'R', requirementsAr: '', benefits: '', benefitsAr: 'م', salaryRange: '1' },
};

describe('an article', () => {
  test('is read in English by its base texts', () => {
    expect(localizedArticle(article, 'en')).toEqual({
      id: 'id',
      title: 'Title',
      content: 'Content',
      excerpt: 'Excerpt',
      author: 'Shilan',
      category: 'Shops',
      imageUrl: '/a.png',
      createdAt: stored.createdAt,
      updatedAt: stored.updatedAt,
    });
  });

  test('is read in Arabic by its Arabic texts where there are some', () => {
    const read = localizedArticle(article, 'ar');
    expect(read).toMatchObject({ title: 'عنوان', content: 'نص', excerpt: 'Excerpt' });
    expect(read).toMatchObject({ author: 'شيلان', category: 'Shops' });
  });

  test('without an author is by the company', () => {
    const anonymous = { ...article, author: '', authorAr: '' };
    expect(localizedArticle(anonymous, 'en').author).toBe('Retail Evidence');
    expect(localizedArticle(anonymous, 'ar').author).toBe('دليل التجزئة');
    expect(localizedArticle({ ...anonymous, author: 'Shilan' }, 'ar').author).toBe('Shilan');
  });

  test('of which only a summary was read has no content', () => {
    const { content: _, contentAr: __, ...summary } = article;
    expect(localizedArticle(summary, 'ar')).toMatchObject({ title: 'عنوان', content: '' });
  });
});

describe('a job posting', () => {
  test('is read in English by its base texts', () => {
    expect(localizedJob(job, 'en')).toMatchObject({
      title: 'Auditor',
      location: 'Erbil',
      type: 'remote',
      typeText: '',
      description: 'D',
      benefits: '',
    });
  });

  test('is read in Arabic by its Arabic texts where there are some', () => {
    expect(localizedJob(job, 'ar')).toMatchObject({
      title: 'مدقق',
      department: 'Field',
      location: 'أربيل',
      type: 'remote',
      typeText: 'عن بعد',
      description: 'و',
      requirements: 'R',
      benefits: 'م',
      salaryRange: '1',
    });
  });
});
