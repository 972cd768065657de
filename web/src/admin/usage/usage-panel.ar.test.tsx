import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { UsagePanel } from './usage-panel.tsx';

test('in Arabic words and numbers are Arabic', async () => {
  const counts = {
    ...{ 'audit-started': 20, 'audit-finished': 15, 'plan-begun': 10, 'plan-sent': 1 },
    ...{ 'report-opened': 4, 'report-fetched': 2 },
  };
  fakeApi({
    'GET /api/admin/usage': () =>
      Response.json({ today: '2026-11-26', days: [{ day: '2026-11-26', counts }] }),
  });
  showAdmin(<UsagePanel />);
  expect(await screen.findByText(/^اكتمل ٧٥.{1,3} مما بدأ$/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^٢٦ تشرين الثاني/ })).toHaveTextContent('٢٠ بدأ / ١٥ اكتمل');
  expect(screen.getByRole('button', { name: 'آخر ٣٠ يومًا' })).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityProblems()).toEqual([]);
});
