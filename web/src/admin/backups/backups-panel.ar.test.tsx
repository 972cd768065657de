import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BackupComparison } from '#shared/backups.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { BackupsPanel } from './backups-panel.tsx';

test('in Arabic all words and numbers are Arabic, and the example shows Arabic text', async () => {
  const at = new Date(Date.now() - 8 * 3_600_000).toISOString();
  const point = { id: 'one', at, reason: 'daily', by: '', bytes: 38_000_000 };
  const job = {
    ...{ id: 'job', work: 'comparison', state: 'done', pointId: 'one', parts: [], done: [], by: 'karwan' },
    ...{ startedAt: at, endedAt: new Date().toISOString(), undoId: '' },
  };
  const none = { changes: 0, back: 0, blocked: 0, newer: 0, filesBack: 0, filesLost: 0, differences: [] };
  const comparison: BackupComparison = {
    ...{ pointId: 'one', comparedAt: new Date().toISOString() },
    parts: [
      {
        ...{ ...none, part: 'texts', changes: 6 },
        differences: [
          {
            ...{ what: 'changes', kind: 'content', id: 'hero_title', title: 'hero_title' },
            ...{ now: { en: 'So', ar: 'شاهد الرف' }, after: { en: 'So', ar: 'اعرف ما على الرف' } },
          },
        ],
      },
      { ...none, part: 'posts', back: 2 },
      { ...none, part: 'pictures' },
      { ...none, part: 'people' },
    ],
  };
  fakeApi({
    'GET /api/admin/backups': () => Response.json({ points: [point], job, beside: { table: 'Site-Table' } }),
    'GET /api/admin/backups/one/comparison': () => Response.json(comparison),
  });
  showAdmin(<BackupsPanel />);
  expect(await screen.findByText('آخرها قبل ٨ ساعات')).toBeVisible();
  expect(await screen.findByText('تجربة فقط، لم يتغيّر شيء')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'استعادة النصوص والمنشورات' })).toBeVisible();
  expect(screen.getByText('ستتغيّر: ٦')).toBeInTheDocument();
  expect(screen.getByText('اعرف ما على الرف')).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('button', { name: 'إظهار ٨ فروق' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
