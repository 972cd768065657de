import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { LoginForm } from './login-form.tsx';

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');

async function signIn(name: string, secret: string) {
  const { user } = showAdmin(<LoginForm />);
  if (name) await user.type(username(), name);
  if (secret) await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

test('missing input is reported at its field, and the first such field gets the focus', async () => {
  const calls = fakeApi({});
  const user = await signIn('', '');
  expect(username()).toHaveAccessibleDescription('Username is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(username()).toHaveFocus();
  await user.type(username(), 'admin');
  expect(username()).not.toHaveAccessibleDescription();
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(calls).toEqual([]);
});

test('the focus skips a filled field', async () => {
  await signIn('admin', '');
  expect(username()).not.toHaveAccessibleDescription();
  expect(password()).toHaveFocus();
});

test('a sign-in is sent once, and shows that it is running', async () => {
  const { answer, give } = heldAnswer();
  const calls = fakeApi({ 'POST /api/login': answer });
  const user = await signIn('admin', 'secret words');
  await user.click(screen.getByRole('button', { name: 'Logging in' }));
  expect(calls.map(({ body }) => body)).toEqual([{ username: 'admin', password: 'secret words' }]);
  give(Response.json({ username: 'admin', role: 'owner' }));
  expect(await screen.findByText('Logged in successfully')).toBeVisible();
});

test.each([
  [401, 'Invalid username or password'],
  [503, 'Login failed. Please try again.'],
])('an answer of %i is shown in one sentence, and the typed text stays', async (status, sentence) => {
  fakeApi({ 'POST /api/login': () => Response.json({ error: 'No' }, { status }) });
  await signIn('admin', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(username()).toHaveValue('admin');
  expect(password()).toHaveValue('wrong');
});

test('a rate limit shows the server’s waiting time', async () => {
  const error = 'Too many failed attempts; wait 5 minutes and try again.';
  fakeApi({ 'POST /api/login': () => Response.json({ error }, { status: 429 }) });
  await signIn('admin', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
});

test('the password is visible while the button says so', async () => {
  const { user } = showAdmin(<LoginForm />);
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await waitFor(() => expect(password()).toHaveAttribute('type', 'text'));
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});
