import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WholeVersion } from '#shared/versions/version.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { shownToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { type HistorySubject, openHistory, shownHistory } from './history.ts';
import { HistoryHost } from './history-host.tsx';

const version = (n: number, fields: WholeVersion['fields'], by = 'sara'): WholeVersion => ({
  ...{ id: String(n).padStart(10, '0'), version: n, savedBy: by, savedAt: `2026-11-0${n}T08:00:00.000Z` },
  ...{ state: n === 3 ? 'current' : 'kept', fields },
});
const stored = [
  version(3, { value: 'We audit stores.', valueAr: 'ندقّق المتاجر.' }, 'dana'),
  version(2, { value: 'We audit shops.', valueAr: 'ندقّق المتاجر.' }),
  version(1, { value: 'We audit shops.', valueAr: '' }),
];

const { signal } = new AbortController();
const restore = vi.fn<HistorySubject['restore']>();
const subject: HistorySubject = {
  key: 'content#hero_title',
  title: 'Hero title',
  fields: [
    { name: 'value', label: 'English', language: 'en' },
    { name: 'valueAr', label: 'العربية', language: 'ar' },
    { name: 'publishedAt', label: 'Date', shown: (instant) => `on ${instant}`, isLeft: true },
  ],
  list: async () => ({ versions: stored.map(({ fields: _, ...line }) => line) }),
  read: async (id) => stored.find((one) => one.id === id) as WholeVersion,
  restore,
};

/**
 * Loads the code of the dialog before the first test. A test then does not wait for the import when it opens the
 * dialog.
 */
beforeAll(() => import('./history-dialog.tsx'));
beforeEach(() => {
  restore.mockReset().mockResolvedValue(undefined);
  shownHistory.set(undefined);
});

async function open(shown = subject) {
  const { user } = showAdmin(<HistoryHost />);
  act(() => openHistory(shown));
  const dialog = await screen.findByRole('dialog', { name: 'History: Hero title' });
  const lines = within(await within(dialog).findByRole('list', { name: 'Versions' }));
  return { user, dialog, lines };
}
const changes = (dialog: HTMLElement) => {
  const texts = (selector: string) => [...dialog.querySelectorAll(selector)].map((one) => one.textContent);
  return { added: texts('ins'), removed: texts('del') };
};

test('lists who saved and when, and the changes of the latest save', async () => {
  const { dialog, lines } = await open();
  const all = lines.getAllByRole('button');
  expect(all).toHaveLength(3);
  expect(all[0]).toHaveTextContent(/3 Nov 2026.*dana.*Current/);
  expect(await within(dialog).findByRole('heading', { name: 'English' })).toBeInTheDocument();
  expect(changes(dialog)).toEqual({ added: ['added:stores'], removed: ['removed:shops'] });
  expect(within(dialog).queryByRole('heading', { name: 'العربية' })).toBeNull();
});

test('the list is one tab stop, in which the arrow keys move', async () => {
  const { user, lines } = await open();
  const all = lines.getAllByRole('button');
  expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  all[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(all[1]).toHaveFocus();
  expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('isolates names of items and people in their sentences', async () => {
  const { dialog, lines } = await open();
  expect(within(dialog).getByText('Hero title').tagName).toBe('BDI');
  expect(lines.getByText('dana').tagName).toBe('BDI');
});

test('shows what restoring a version would change, and what that save had changed', async () => {
  const { user, dialog, lines } = await open();
  await user.click(lines.getByRole('button', { name: /2 Nov/ }));
  await within(dialog).findByText('What restoring would change');
  expect(changes(dialog)).toEqual({ added: ['added:shops'], removed: ['removed:stores'] });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Compare' }), 'before');
  expect(await within(dialog).findByRole('heading', { name: 'العربية' })).toBeInTheDocument();
  expect(changes(dialog)).toEqual({ added: ['added:ندقّق المتاجر.'], removed: [] });
});

test('marks fields that restoring does not change, and shows their values formatted', async () => {
  const planned = version(1, { value: 'We audit shops.', publishedAt: '2 May' });
  const read: HistorySubject['read'] = async (id) => (id === planned.id ? planned : subject.read(id, signal));
  const { user, dialog, lines } = await open({ ...subject, key: 'content#planned', read });
  await user.click(lines.getByRole('button', { name: /1 Nov/ }));
  await within(dialog).findByRole('heading', { name: 'Date' });
  expect(changes(dialog).added).toContain('added:on 2 May');
  expect(within(dialog).getAllByText('Restoring leaves this as it is now.')).toHaveLength(1);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Compare' }), 'before');
  expect(await within(dialog).findByRole('heading', { name: 'Date' })).toBeInTheDocument();
  expect(within(dialog).queryByText('Restoring leaves this as it is now.')).toBeNull();
});

test('restores a version over the version that was read, and closes', async () => {
  const { user, dialog, lines } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(restore).not.toHaveBeenCalled();
  await user.click(lines.getByRole('button', { name: /1 Nov/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(restore).toHaveBeenCalledExactlyOnceWith('0000000001', 3, 'keep');
  expect(await screen.findByText('Version restored')).toBeInTheDocument();
  expect(shownHistory.current()).toBeUndefined();
});

test('reports a save of somebody else meanwhile, and stays open', async () => {
  restore.mockRejectedValue(new ApiError(409, 'Conflict', ''));
  const { user, dialog, lines } = await open();
  await user.click(lines.getByRole('button', { name: /1 Nov/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText(/Somebody else saved something meanwhile/)).toBeInTheDocument();
  expect(shownHistory.current()).toBe(subject);
});

test('asks what happens to typed text before anything is restored', async () => {
  const { user, dialog, lines } = await open({ ...subject, isTypedOver: () => true });
  await user.click(lines.getByRole('button', { name: /2 Nov/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(restore).not.toHaveBeenCalled();
  expect(within(dialog).getByRole('button', { name: 'Keep what is typed' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  const run = vi.fn();
  restore.mockResolvedValue({ label: 'Undo', altText: '', run });
  await user.click(within(dialog).getByRole('button', { name: 'Show the restored one' }));
  expect(restore).toHaveBeenCalledExactlyOnceWith('0000000002', 3, 'put-away');
  await vi.waitFor(() => expect(shownToast.current()?.action?.run).toBe(run));
});

test('attributes a save in another window to the same person', async () => {
  const error = new ApiError(409, 'Conflict', JSON.stringify({ error: 'Changed', savedBy: 'admin' }));
  restore.mockRejectedValue(error);
  const { user, dialog, lines } = await open();
  await user.click(lines.getByRole('button', { name: /2 Nov/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText(/^You saved something in another window/)).toBeVisible();
});
