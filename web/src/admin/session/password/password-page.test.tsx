import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { keepOverReload } from '#web/admin/lib/language/typed-over-reload.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PasswordPage } from './password-page.tsx';

// Loads the code of the screen first, so that no test waits for it.
beforeAll(() => import('./password-forms.tsx'), 60_000);

const accountId = 'a'.repeat(43);
const token = 'b'.repeat(43);

test('without a link it asks for a name, and reveals nothing about it', async () => {
  const calls = fakeApi({ 'POST /api/password-link': () => new Response(null, { status: 204 }) });
  const { user } = showAdmin(<PasswordPage />, '/admin/password');
  await user.click(await screen.findByRole('button', { name: 'Mail me a link' }));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    'Username is required',
  );
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'dana{Enter}');
  expect(await screen.findByText(/^If there is an account of this name/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ username: 'dana' }]);
});

test('with a link a password is chosen; one that is too short is reported at the field', async () => {
  const calls = fakeApi({ 'POST /api/password': () => Response.json({ username: 'dana' }) });
  const { user } = showAdmin(<PasswordPage />, `/admin/password#${accountId}.${token}`);
  const field = await screen.findByLabelText('New password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await user.type(field, 'too short{Enter}');
  expect(field).toHaveAccessibleDescription('A password has at least 12 characters.');
  await user.type(field, ' no more{Enter}');
  expect(await screen.findByText(/^The password of dana is saved/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ accountId, token, password: 'too short no more' }]);
});

test('typed text stays when the language is changed, and is stored nowhere afterwards', async () => {
  fakeApi({});
  const address = `/admin/password#${accountId}.${token}`;
  const { user, unmount } = showAdmin(<PasswordPage />, address);
  await user.type(await screen.findByLabelText('New password'), 'a long password');
  keepOverReload();
  unmount();
  showAdmin(<PasswordPage />, address);
  expect(await screen.findByLabelText('New password')).toHaveValue('a long password');
  expect(JSON.stringify(sessionStorage)).not.toContain('long password');
});

test('an invalid link shows the server’s sentence, and the typed text stays', async () => {
  const error = 'This link was used already or is too old; ask for a new one.';
  fakeApi({ 'POST /api/password': () => Response.json({ error }, { status: 409 }) });
  const { user } = showAdmin(<PasswordPage />, `/admin/password#${accountId}.${token}`);
  await user.type(await screen.findByLabelText('New password'), 'a long password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.getByLabelText('New password')).toHaveValue('a long password');
});
