import { expect, test } from 'vitest';
import { copyFieldsOf } from './working-copy.ts';

test('a working copy keeps the fields that its kind has, with the right type', () => {
  const given = {
    title: 'Title',
    content: '',
    published: true,
    excerpt: 5,
    publishedAt: false,
    salaryRange: '1',
  };
  expect(copyFieldsOf('blog', given)).toEqual({ title: 'Title', content: '', published: true });
  expect(copyFieldsOf('career', given)).toEqual({ title: 'Title', published: true, salaryRange: '1' });
  expect(copyFieldsOf('blog', {})).toEqual({});
});
