import { describe, expect, test } from 'vitest';
import { brand } from '../company/brand.ts';
import { languages } from '../language.ts';
import { emptyFields } from './fields.ts';
import { localizePost, textIn } from './localize.ts';
import { type Post, postSchemas } from './schemas.ts';

const stored = {
  id: 'id',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  published: true,
};
const article: Post<'blog'> = {
  ...emptyFields(postSchemas.blog.fields),
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
const job: Post<'career'> = {
  ...emptyFields(postSchemas.career.fields),
  ...stored,
  ...{ title: 'Auditor', titleAr: 'مدقق', department: 'Field', departmentAr: '', location: 'Erbil' },
  ...{ locationAr: 'أربيل', type: 'remote', typeAr: 'عن بعد', description: 'D', descriptionAr: 'و' },
  ...{ requirements: 'R', requirementsAr: '', benefits: '', benefitsAr: 'م', salaryRange: '1' },
};

test.each([undefined, 1, true, ['Title']])('reads no text from %j', (title) => {
  expect(textIn({ title, titleAr: '' }, 'title', 'ar')).toBe('');
});

describe('an article', () => {
  test('in English has its base texts', () => {
    const read = localizePost('blog', article, 'en');
    expect(read).toMatchObject({
      title: 'Title',
      content: 'Content',
      excerpt: 'Excerpt',
      author: 'Shilan',
      category: 'Shops',
      imageUrl: '/a.png',
      ...stored,
      written: { title: 'en', content: 'en', excerpt: 'en', author: 'en', category: 'en' },
    });
    expect(Object.keys(read).filter((name) => name.endsWith('Ar'))).toEqual([]);
  });

  test('by the company has no other author, whatever name was stored', () => {
    const read = localizePost('blog', { ...article, byline: 'company' }, 'ar');
    expect(read).toMatchObject({ author: '' });
  });

  test('in Arabic has its Arabic texts where they exist', () => {
    const read = localizePost('blog', article, 'ar');
    expect(read).toMatchObject({ title: 'عنوان', content: 'نص', excerpt: 'Excerpt' });
    expect(read).toMatchObject({ author: 'شيلان', category: 'Shops' });
    expect(read.written).toMatchObject({
      title: 'ar',
      content: 'ar',
      excerpt: 'en',
      author: 'ar',
      category: 'en',
    });
  });

  test('without an author names nobody: the page adds the company', () => {
    const anonymous = { ...article, author: '', authorAr: '' };
    expect(localizePost('blog', anonymous, 'en').author).toBe('');
    expect(localizePost('blog', anonymous, 'ar').author).toBe('');
    expect(localizePost('blog', { ...anonymous, author: 'Shilan' }, 'ar').author).toBe('Shilan');
  });

  test('that was read as a summary has no content', () => {
    const { content: _, contentAr: __, ...summary } = article;
    expect(localizePost('blog', summary, 'ar')).not.toHaveProperty('content');
    expect(localizePost('blog', summary, 'ar').title).toBe('عنوان');
  });
});

describe('a job posting', () => {
  test('in English has its base texts', () => {
    expect(localizePost('career', job, 'en')).toMatchObject({
      title: 'Auditor',
      location: 'Erbil',
      type: 'remote',
      typeText: '',
      description: 'D',
      benefits: '',
    });
  });

  test('in Arabic has its Arabic texts where they exist', () => {
    expect(localizePost('career', job, 'ar')).toMatchObject({
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

test.each(Object.values(brand.name))('a post by %s is the company’s, under its present name', (author) => {
  const post = { ...article, author, authorAr: author };
  expect(languages.map((language) => localizePost('blog', post, language).author)).toEqual(['', '']);
});
