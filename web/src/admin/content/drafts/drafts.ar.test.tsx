import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { copy } from './copy.en.ts';

const at = '2026-11-26T07:42:00.000Z';

test('in Arabic the bar uses the plural forms of the language', async () => {
  expect([1, 2, 3, 11, 100].map(copy.publish)).toEqual([
    'نشر النص',
    'نشر النصين',
    'نشر ٣ نصوص',
    'نشر ١١ نصًا',
    'نشر ١٠٠ نص',
  ]);
  expect([1, 2, 3].map(copy.waiting)).toEqual([
    'تغيير واحد لم يُنشر',
    'تغييران لم يُنشرا',
    '٣ تغييرات لم تُنشر',
  ]);
  const draft = { value: 'New', valueAr: 'جديد', basedOn: 0, base: { value: '', valueAr: '' }, version: 1 };
  const kept = { ...draft, begunAt: at, updatedAt: at, by: 'sara' };
  fakeApi({
    'GET /api/site-content': () => Response.json([]),
    'GET /api/admin/content-drafts': () =>
      Response.json({
        drafts: [
          { key: 'contact_title', ...kept },
          { key: 'contact_email', ...kept },
        ],
        changes: [],
      }),
  });
  showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    '/admin-panel?tab=content&part=Contact',
  );
  expect(await screen.findByRole('button', { name: 'نشر النصين' })).toBeVisible();
  expect(screen.getByText('تغييران لم يُنشرا')).toBeVisible();
  expect(await screen.findAllByText('مسوّدة')).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
});
