import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShortcutsButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { FindButton } from '../palette/find-button.tsx';
import './shortcuts-dialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function Address() {
  return <output>{useLocation().search}</output>;
}
const show = () =>
  showAdmin(
    <>
      <FindButton />
      <ShortcutsButton />
      <Address />
      <input aria-label="Name" />
    </>,
  );
const address = () => document.querySelector('output');

test.each([
  ['go', '?tab=overview'],
  ['gi', '?tab=messages'],
  ['gc', '?tab=content'],
  ['gb', '?tab=blog'],
])('%s opens %s', async (keys, to) => {
  const { user } = show();
  await user.keyboard(keys);
  expect(address()).toHaveTextContent(to);
});

test('one letter opens nothing, however short the page has been open', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1);
  const { user } = show();
  await user.keyboard('oi');
  expect(address()).toHaveTextContent(/^$/);
});

test('letters in a text, in the wrong order, or with another key open nothing', async () => {
  const { user } = show();
  await user.keyboard('ogxo{Control>}g{/Control}i');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'gogi?');
  expect(address()).toHaveTextContent(/^$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['?', '؟'])('%s shows the shortcuts, and no letter works while they are shown', async (key) => {
  const { user } = show();
  await user.keyboard(key);
  const dialog = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
  expect(dialog.getByText('To the inbox').closest('div')).toHaveTextContent('G then I');
  expect(await accessibilityProblems()).toEqual([]);
  await user.keyboard('gi');
  expect(address()).toHaveTextContent(/^$/);
});

test('single-letter shortcuts can be switched off there; those with Ctrl stay', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  await user.click(await screen.findByRole('switch', { name: 'Use the shortcuts of one letter' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gi?');
  expect(address()).toHaveTextContent(/^$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
