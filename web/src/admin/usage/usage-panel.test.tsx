import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countedUses, type UsageOfDay } from '#shared/usage/usage.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { copy } from './copy.en.ts';
import { UsagePanel } from './usage-panel.tsx';

const counted = (day: string, counts: Partial<UsageOfDay['counts']>): UsageOfDay => ({
  day,
  counts: { ...Object.fromEntries(countedUses.map((use) => [use, 0])), ...counts } as UsageOfDay['counts'],
});

function open(days: readonly UsageOfDay[], status = 200) {
  fakeApi({
    'GET /api/admin/usage': () => Response.json({ today: '2026-11-26', days }, { status }),
  });
  return showAdmin(<UsagePanel />);
}
const rows = async () => {
  const table = await screen.findByRole('table', { name: copy.table });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('the chosen days are listed newest first, with a total', async () => {
  const { user } = open([
    counted('2026-09-01', { 'audit-started': 1000 }),
    counted('2026-11-19', { 'plan-begun': 7 }),
    counted('2026-11-20', { 'audit-started': 12, 'audit-finished': 9, 'report-opened': 4 }),
    counted('2026-11-26', { 'audit-started': 8, 'audit-finished': 6, 'plan-begun': 3, 'plan-sent': 1 }),
  ]);
  const none = '0 begun / 0 sent';
  expect(await rows()).toEqual([
    ['26 Nov', '8 started / 6 finished', '3 begun / 1 sent', '0 opened / 0 downloaded'],
    ['20 Nov', '12 started / 9 finished', none, '4 opened / 0 downloaded'],
    ['19 Nov', '0 started / 0 finished', '7 begun / 0 sent', '0 opened / 0 downloaded'],
    ['Total', '20 started / 15 finished', '10 begun / 1 sent', '4 opened / 0 downloaded'],
  ]);
  expect(screen.getByText('75% of those started were finished')).toBeVisible();
  expect(screen.getByText('10% of those begun were sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect((await rows()).map(([day]) => day)).toEqual(['26 Nov', '20 Nov', 'Total']);
  await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
  expect((await rows()).at(-1)?.[1]).toBe('1,020 started / 15 finished');
  expect(screen.getByRole('button', { name: 'Last 90 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityProblems()).toEqual([]);
});

test('an empty count says so, and has no ratio', async () => {
  open([]);
  expect(await screen.findByText(copy.noneTitle)).toBeVisible();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('reports counts that failed to load', async () => {
  open([], 503);
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.failed);
});
