import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowOf } from '#shared/posts/row.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { useCategoryTwin } from '../editor/form/use-post-form.ts';
import { categoriesQuery } from './categories-query.ts';

const at = '2026-01-01T00:00:00.000Z';
const post = { id: 'x', createdAt: at, updatedAt: at, version: 1, published: true, title: 'T' };
const client = new QueryClient();
client.setQueryData(postsQuery('blog').queryKey, [
  rowOf('blog', { ...post, category: 'Retail', categoryAr: 'تجزئة' }),
]);
client.setQueryData(categoriesQuery('blog').queryKey, {
  categories: [{ id: 'audit', name: 'Audit', nameAr: 'تدقيق', formerly: [] }],
  version: 1,
});
const { result } = renderHook(() => useCategoryTwin('blog'), {
  wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
});

test.each([
  ['category', 'Audit', { category: 'Audi', categoryAr: '' }, { categoryAr: 'تدقيق' }],
  ['category', 'Retail', { category: 'Audit', categoryAr: 'تدقيق' }, { categoryAr: 'تجزئة' }],
  ['category', 'Audits', { category: 'Audit', categoryAr: 'تدقيق' }, { categoryAr: '' }],
  ['category', 'Audit', { category: 'Retail', categoryAr: 'شيء آخر' }, {}],
  ['title', 'Audit', { category: '', categoryAr: '' }, {}],
])('a change of %s to %j, over %j, sets the other to %j', (name, value, values, brought) => {
  expect(result.current(name, value, values)).toEqual(brought);
});
