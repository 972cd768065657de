import { expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { newPostDraft } from '../post-drafts.ts';
import { problemsOf, refusedFields } from './post-problems.ts';

const empty = newPostDraft('blog', textNamesOf(postDefinitions.blog)).values;

test('an empty blog post lacks title, author, category and content', () => {
  expect(problemsOf(postDefinitions.blog, empty)).toEqual({
    title: 'Title is required',
    author: 'Author is required',
    category: 'Category is required',
    content: 'Content is required',
  });
});

test('an empty job posting also lacks its type', () => {
  const { values } = newPostDraft('career', textNamesOf(postDefinitions.career));
  expect(Object.keys(problemsOf(postDefinitions.career, values)).toSorted()).toEqual([
    'department',
    'description',
    'location',
    'requirements',
    'title',
    'type',
  ]);
});

test('a picture must have a URL that pages may show', () => {
  const values = { ...empty, title: 'T', author: 'A', category: 'C', content: 'C' };
  expect(problemsOf(postDefinitions.blog, { ...values, imageUrl: 'javascript:alert(1)' })).toHaveProperty(
    'imageUrl',
  );
  expect(problemsOf(postDefinitions.blog, { ...values, imageUrl: '/images/a.png' })).toEqual({});
});

test('a problem found by the server is shown at its field', () => {
  const details = [{ field: 'titleAr', problem: 'too-long' }];
  const error = new ApiError(400, '', JSON.stringify({ error: 'Correct it.', details }));
  expect(refusedFields(postDefinitions.blog, error)).toEqual({ titleAr: 'Title in Arabic is too long' });
  const slug = JSON.stringify({ error: 'x', details: [{ field: 'slug', problem: 'taken-in-trash' }] });
  expect(refusedFields(postDefinitions.blog, new ApiError(400, '', slug)).slug).toMatch(
    /^A post in the trash has this address ending/,
  );
  expect(refusedFields(postDefinitions.blog, new TypeError('Failed to fetch'))).toEqual({});
});
