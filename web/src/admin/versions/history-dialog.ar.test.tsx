import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { WholeVersion } from '#shared/versions/version.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type HistorySubject, openHistory } from './history.ts';
import { HistoryHost } from './history-host.tsx';

// Loads code that is otherwise loaded when the dialog opens: it takes long on a busy machine.
beforeAll(() => import('./history-dialog.tsx'), 60_000);

const version = (n: number): WholeVersion => ({
  ...{ id: String(n).padStart(10, '0'), version: n, savedBy: 'sara', savedAt: `2026-11-0${n}T08:00:00.000Z` },
  ...{ state: n === 2 ? 'current' : 'kept', fields: { value: `${n}` } },
});

test('in Arabic too, restoring asks first what happens to typed text', async () => {
  const restore = vi.fn<HistorySubject['restore']>().mockResolvedValue(undefined);
  const { user } = showAdmin(<HistoryHost />);
  act(() =>
    openHistory({
      ...{ key: 'a', title: 'الرف', fields: [], restore, isTypedOver: () => true },
      list: async () => ({ versions: [version(2), version(1)] }),
      read: async (id) => version(Number(id)),
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /السجل/ }));
  const [, older] = within(await dialog.findByRole('list', { name: 'النسخ' })).getAllByRole('button');
  await user.click(older as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'استعد هذه النسخة' }));
  expect(dialog.getByText('هنا نص مكتوب لم يُنشر بعد. بأيهما تتابع؟')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'أظهر النسخة المستعادة' }));
  expect(restore).toHaveBeenCalledExactlyOnceWith('0000000001', 2, 'put-away');
});
