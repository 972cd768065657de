import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NewsletterRemovalDialog } from './newsletter-removal-dialog.tsx';

const removal = 'POST /api/admin/newsletter/unsubscribe';
const address = () => screen.getByRole('textbox', { name: 'Email address' });
const confirm = () => screen.getByRole('button', { name: 'Remove' });

async function open() {
  const onClose = vi.fn();
  const { user } = showAdmin(<NewsletterRemovalDialog open onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Remove an address from the newsletter' });
  return { user, onClose, dialog };
}

test('without an address nothing is sent, and the field gets the focus', async () => {
  const calls = fakeApi({});
  const { user } = await open();
  await user.click(confirm());
  expect(address()).toHaveAccessibleDescription('Type the address to remove.');
  expect(address()).toHaveFocus();
  await user.type(address(), 'sara');
  expect(address()).not.toHaveAccessibleDescription();
  await user.click(confirm());
  expect(address()).toHaveAccessibleDescription('Type an email address like name@example.com.');
  expect(calls).toEqual([]);
});

test('a removed address is named, and the dialog offers to close', async () => {
  const calls = fakeApi({ [removal]: () => new Response(null, { status: 204 }) });
  const { user, onClose } = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  expect(await screen.findByText('sara@example.com was removed from the newsletter.')).toBeInTheDocument();
  expect(calls.map(({ name, body }) => ({ name, body }))).toEqual([
    { name: removal, body: { email: 'sara@example.com' } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  [404, 'This address is not on the list. Check how it is written.'],
  [503, 'The address could not be removed. Please try again.'],
])('an answer of %i is shown at the field, which keeps its text', async (status, sentence) => {
  fakeApi({ [removal]: () => Response.json({ error: 'No' }, { status }) });
  const { user, onClose } = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  await waitFor(() => expect(address()).toHaveAccessibleDescription(sentence));
  expect(address()).toHaveValue('sara@example.com');
  expect(address()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close'])('%s changes nothing', async (name) => {
  const calls = fakeApi({});
  const { user, onClose, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});
