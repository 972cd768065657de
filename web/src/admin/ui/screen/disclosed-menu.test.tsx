import { screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { DisclosedMenu } from './disclosed-menu.tsx';

function open() {
  const act = vi.fn();
  const shown = showAdmin(
    <>
      <DisclosedMenu label="Account" face="SA" buttonClass="">
        <button type="button" onClick={act}>
          Sessions
        </button>
      </DisclosedMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { ...shown, act };
}
const account = () => screen.getByRole('button', { name: 'Account' });
const row = () => screen.queryByRole('button', { name: 'Sessions' });

test('pressing an item acts, closes the menu, and returns the focus', async () => {
  const { user, act } = open();
  expect(row()).toBeNull();
  await user.click(account());
  expect(account()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(row()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(1);
  expect(row()).toBeNull();
  expect(account()).toHaveFocus();
});

test('moving the focus away or pressing outside closes the menu', async () => {
  const { user } = open();
  await user.click(account());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(row()).toBeNull();
  await user.click(account());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(row()).toBeNull();
});

test('a press in a dialog that was opened from the menu leaves the focus there', async () => {
  const { user } = showAdmin(
    <DisclosedMenu label="Account" face="SA" buttonClass="">
      {createPortal(<button type="button">In a dialog</button>, document.body)}
    </DisclosedMenu>,
  );
  await user.click(screen.getByRole('button', { name: 'In a dialog' }));
  expect(screen.getByRole('button', { name: 'In a dialog' })).toHaveFocus();
});

test('an action finds the focus on the button, and light content is there only while the menu is open', async () => {
  const focused = vi.fn(() => document.activeElement);
  const { user } = showAdmin(
    <DisclosedMenu isLight label="Account" face="SA" buttonClass="">
      <button type="button" onClick={focused}>
        Sessions
      </button>
    </DisclosedMenu>,
  );
  expect(screen.queryByText('Sessions')).toBeNull();
  await user.click(account());
  await user.click(screen.getByText('Sessions'));
  expect(focused).toHaveReturnedWith(account());
});
