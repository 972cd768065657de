import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostRow } from '#shared/posts/row.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { PostsPanel } from './posts-panel.tsx';

const instant = '2026-01-01T09:00:00.000Z';
const row: PostRow = {
  ...{ id: 'a', createdAt: instant, updatedAt: instant, version: 1, published: true, arabic: 'all' },
  ...{ title: 'Share of shelf', titleAr: 'حصة الرف', author: 'Shilan', authorAr: 'شيلان', category: 'Audit' },
};
const untranslated: PostRow = { ...row, id: 'b', title: 'Out of stock', titleAr: '', arabic: 'none' };

test('the Arabic list names a post by its Arabic title, or else the English one', async () => {
  fakeApi({ 'GET /api/admin/post-rows/blog': () => Response.json([row, untranslated]) });
  showAdmin(<PostsPanel definition={postDefinitions.blog} />, '/?tab=blog');
  const first = await screen.findByRole('row', { name: /حصة الرف/ });
  expect(within(first).getByText('شيلان')).toBeVisible();
  expect(within(first).getByText('Audit')).toBeVisible();
  expect(within(first).getByRole('button', { name: 'تعديل: حصة الرف' })).toBeVisible();
  expect(within(first).getByRole('switch', { name: /حصة الرف/ })).toBeChecked();
  expect(screen.getByRole('row', { name: /Out of stock/ })).toBeVisible();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['التحديد', 'العنوان', 'الكاتب', 'التصنيف', 'الحالة', 'أُنشئ في', 'الإجراءات']);
});
