import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDate, formatNumber } from '#web/admin/lib/language/formats.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { LoginForm } from './login-form.tsx';

test('the Arabic build shows the same form in Arabic', async () => {
  fakeApi({});
  const { user } = showAdmin(<LoginForm />);
  await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  const username = screen.getByRole('textbox', { name: 'اسم المستخدم' });
  expect(username).toHaveAccessibleDescription('اكتب اسم المستخدم');
});

test('an English message of the server is shown in Arabic', async () => {
  const error = 'Too many failed attempts; try again in 4 minutes.';
  fakeApi({ 'POST /api/login': () => Response.json({ error }, { status: 429 }) });
  const { user } = showAdmin(<LoginForm />);
  await user.type(screen.getByRole('textbox', { name: 'اسم المستخدم' }), 'sara');
  await user.type(screen.getByLabelText('كلمة المرور'), 'words');
  await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^محاولات فاشلة كثيرة/);
});

test('numbers and days are formatted as in Iraq', () => {
  expect(formatNumber(1234)).toBe('١٬٢٣٤');
  expect(formatDate('2026-11-19T09:00:00Z')).toMatch(/^١٩.*٢٠٢٦$/);
});
