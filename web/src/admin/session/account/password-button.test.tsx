import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { PasswordButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';

// Loads code that is otherwise loaded at the first sign of use, so that no test waits for it.
beforeAll(() => import('./password-dialog.tsx'), 60_000);

const present = () => screen.findByLabelText('Current password');
const chosen = () => screen.getByLabelText('New password');

test('a password is changed with the present one; a wrong one is reported at its field, and no typed text is lost', async () => {
  let isRight = false;
  const details = [{ field: 'present', problem: 'wrong' }];
  const calls = fakeApi({
    'PUT /api/user/password': () =>
      isRight
        ? new Response(null, { status: 204 })
        : Response.json({ error: 'Wrong.', details }, { status: 400 }),
  });
  const { user } = showAdmin(<PasswordButton />);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(await present(), 'a guess');
  await user.type(chosen(), 'too short{Enter}');
  expect(chosen()).toHaveAccessibleDescription(/at least 12 characters/);
  expect(calls).toEqual([]);
  await user.type(chosen(), ' no more{Enter}');
  expect(await present()).toHaveAccessibleDescription('This is not your present password.');
  expect(await present()).toHaveFocus();
  expect(chosen()).toHaveValue('too short no more');
  isRight = true;
  await user.clear(await present());
  await user.type(await present(), 'the right one{Enter}');
  expect(await screen.findByText(/^Your password is saved/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ present: 'the right one', password: 'too short no more' });
});
