import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { LoginForm } from '../login-form.tsx';

beforeAll(() => import('./code-form.tsx'), 60_000);

const code = () => screen.findByLabelText('One-time code');

async function giveCode(typed: string, answer: (call: FakeCall) => Response) {
  const calls = fakeApi({
    'POST /api/login': () => Response.json({ next: 'code' }),
    'POST /api/login/code': answer,
  });
  const { user } = showAdmin(<LoginForm />);
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'admin');
  await user.type(screen.getByLabelText('Password'), 'my password{Enter}');
  const field = await code();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(await code(), `${typed}{Enter}`);
  return { user, sent: calls.filter(({ name }) => name.endsWith('/code')) };
}
const entered = () => Response.json({ username: 'admin', role: 'owner' });

test('after the password a code is requested, and accepted in any digits', async () => {
  const { sent } = await giveCode('۱۲۳ ۴۵۶', entered);
  expect(await screen.findByText('Logged in successfully')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

test('phones and password managers can fill in the field', async () => {
  await giveCode('', entered);
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await code()).toHaveAttribute('inputmode', 'numeric');
  expect(await code()).toHaveAccessibleDescription('Type the code.');
});

test('a wrong code is reported at the field and stays there', async () => {
  const details = [{ field: 'code', problem: 'wrong' }];
  await giveCode('123456', () => Response.json({ error: 'Wrong.', details }, { status: 400 }));
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  expect(await code()).toHaveValue('123456');
});

test('a recovery code is typed with letters', async () => {
  const { user } = await giveCode('', entered);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('inputmode', 'text');
  await user.type(field, 'ABCD-EFGH-JKMN-0000{Enter}');
  expect(await screen.findByText('Logged in successfully')).toBeVisible();
});

test('after a timeout, or on request, the password is asked for again', async () => {
  const { user } = await giveCode('123456', () => Response.json({ error: 'Late.' }, { status: 401 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'admin');
  await user.type(screen.getByLabelText('Password'), 'my password{Enter}');
  await code();
  await user.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a rate limit shows the server’s waiting time', async () => {
  const error = 'Too many failed attempts; try again in 5 minutes.';
  await giveCode('123456', () => Response.json({ error }, { status: 429 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
});
