import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '#shared/people/person.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const person = (username: string): Person => ({
  ...{ id: username, username, role: 'owner', state: 'active', language: 'ar', hasCodes: false },
  createdAt: '2026-01-01T00:00:00.000Z',
});

test.each([
  [1, 'رسالة مفتوحة واحدة: المسؤول الجديد'],
  [2, 'رسالتان مفتوحتان: المسؤول الجديد'],
  [4, '٤ رسائل مفتوحة: المسؤول الجديد'],
  [40, '٤٠ رسالة مفتوحة: المسؤول الجديد'],
])('counts %s messages with Arabic plural forms', async (open, name) => {
  fakeApi({
    'GET /api/admin/people': () =>
      Response.json({ people: [person('admin'), person('sara')], canMail: true, holds: {} }),
    'GET /api/admin/people/sara/holdings': () =>
      Response.json({
        messages: { open, urgent: 0 },
        drafts: [],
        texts: [],
        plans: [],
        links: [],
        sessions: 2,
        isLastOwner: false,
      }),
  });
  showAdmin(<LeaveDialog open reason="leave" person={person('sara')} onClose={() => {}} />);
  expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue('admin (أنت)');
  expect(screen.getByRole('button', { name: 'تسليم العمل وإيقاف الحساب' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'إلغاء' })).toBeVisible();
  expect(screen.getByText('تُنهى جلساته الآن على جهازين، ويمكن تفعيله لاحقًا')).toBeVisible();
});
