import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortcutsButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { FindButton } from './find-button.tsx';
import './palette-dialog.tsx';
import '../shortcuts/shortcuts-dialog.tsx';

test('the Arabic palette also finds English names, and says what it could not search', async () => {
  fakeApi({});
  const { user } = showAdmin(<FindButton />);
  await user.click(screen.getByRole('button', { name: 'ابحث عن أي شيء' }));
  await user.type(await screen.findByRole('combobox', { name: 'ابحث عن أي شيء' }), 'inbox');
  const screens = within(await screen.findByRole('group', { name: 'الأقسام' }));
  expect(screens.getByRole('option', { name: 'رسائل العملاء' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر البحث في: المنشورات');
  expect(await accessibilityProblems()).toEqual([]);
});

test('the shortcuts are listed in Arabic', async () => {
  const { user } = showAdmin(<ShortcutsButton />);
  await user.click(screen.getByRole('button', { name: 'اختصارات لوحة المفاتيح' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' }));
  expect(dialog.getByText('إلى صندوق الوارد').closest('div')).toHaveTextContent('G ثم I');
  expect(await accessibilityProblems()).toEqual([]);
});
