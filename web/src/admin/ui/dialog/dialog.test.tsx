import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { removeToast, shownToast, showToast } from '#web/features/toasts/toasts.ts';
import { Dialog } from './dialog.tsx';

afterEach(() => removeToast(shownToast.current()?.id ?? 0));

const onClose = vi.fn();
const run = vi.fn();
const note = () => screen.getByLabelText('Note');

/** Opens a dialog whose second field has the focus, with a toast above it, and presses F8, which leads to the toast. */
async function openWithToast() {
  const { user } = showAdmin(
    <Dialog open title="Shelf" onClose={onClose}>
      <input aria-label="Title" />
      <input aria-label="Note" defaultValue="Eye level" />
    </Dialog>,
  );
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await user.click(note());
  showToast({ tone: 'success', title: 'Saved', action: { label: 'Undo', altText: 'See History', run } });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(note(), { key: 'F8', code: 'F8' });
  return { user, undo };
}

test('F8 moves the focus to the toast over a dialog, whose button can be pressed', async () => {
  const { user, undo } = await openWithToast();
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(document.activeElement as HTMLElement);
  await user.tab();
  await user.tab();
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => expect(note()).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
});

test('Tab moves through the toast and back into the dialog, in both directions', async () => {
  const { user } = await openWithToast();
  for (let steps = 0; steps < 4; steps++) await user.tab();
  expect(note()).toHaveFocus();
  fireEvent.keyDown(note(), { key: 'F8', code: 'F8' });
  await user.tab({ shift: true });
  expect(note()).toHaveFocus();
  expect(shownToast.current()?.open).toBe(true);
});

test('Escape closes the toast with the focus, then the dialog', async () => {
  const { user } = await openWithToast();
  await user.keyboard('{Escape}');
  expect(shownToast.current()?.open).toBe(false);
  expect(note()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
