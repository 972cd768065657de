import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import type { ListedArticle } from '#shared/posts/post.ts';
import { shownArticle } from './shown-article.ts';

const post: ListedArticle = {
  id: 'a1',
  title: 'Title',
  titleAr: 'عنوان',
  excerpt: 'Excerpt',
  excerptAr: '',
  content: 'Content',
  contentAr: 'محتوى من الرف',
  author: 'Sara',
  authorAr: '',
  category: 'Retail audit',
  categoryAr: '',
  imageUrl: '',
  published: true,
  createdAt: '2024-05-12T08:00:00.000Z',
  updatedAt: '2024-05-12T08:00:00.000Z',
  version: 1,
};

describe('on an Arabic page', () => {
  const article = shownArticle(post, 'ar');

  test('a text with an Arabic twin is the twin, written in Arabic', () => {
    expect(article).toMatchObject({ title: 'عنوان', content: 'محتوى من\u00A0الرف' });
    expect(article.written).toMatchObject({ title: 'ar', content: 'ar' });
  });

  test('a text without one is the English text, written in English', () => {
    expect(article).toMatchObject({ excerpt: 'Excerpt', author: 'Sara', category: 'Retail audit' });
    expect(article.written).toMatchObject({ excerpt: 'en', author: 'en', category: 'en' });
  });

  test('an article without an author is the company’s, by its Arabic name', () => {
    const { author, written } = shownArticle({ ...post, author: '' }, 'ar');
    expect({ author, written: written.author }).toEqual({ author: brand.name.ar, written: 'ar' });
  });
});

test('on an English page everything is English', () => {
  const { title, written } = shownArticle(post, 'en');
  expect(title).toBe('Title');
  expect(new Set(Object.values(written))).toEqual(new Set(['en']));
});
