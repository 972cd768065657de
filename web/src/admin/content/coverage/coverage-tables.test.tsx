import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ItemCard } from '../item/item-card.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { storedItem } from '../testing/stored-item.ts';

vi.mock('../colleagues/colleagues.tsx', () => ({ Colleagues: () => null }));
afterEach(contentDrafts.dropAll);

const save = 'PUT /api/update-content/method_coverage';
const draft = () => contentDrafts.current().method_coverage?.values;
const table = () => screen.getByRole('table');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function edit(value = '', valueAr = '') {
  const item: ContentItem = { ...storedItem, key: 'method_coverage', value, valueAr };
  const { user } = showAdmin(<ItemCard contentKey="method_coverage" item={value ? item : undefined} />);
  await user.click(await screen.findByRole('button', { name: 'EDIT' }));
  await screen.findByRole('button', { name: 'Add a row' });
  return { user, item };
}

test('a stored text opens as a table with the focus in it, and a choice is saved as a line', async () => {
  const { user, item } = await edit('بغداد: ٢ ٢ ٢ ٢ ٢\nBasra: 2,1,1,0,0');
  const calls = fakeApi({
    'GET /api/site-content': () => Response.json([item]),
    [save]: () => Response.json({ ...item, version: 4 }),
  });
  expect(screen.getByRole('group', { name: 'Method: coverage by province and outlet' })).toHaveFocus();
  expect(within(table()).getAllByRole('columnheader')).toHaveLength(7);
  expect(within(table()).getAllByRole('rowheader').length).toBe(2);
  expect(screen.getByLabelText('Basra, Wholesale')).toHaveDisplayValue('Road check first');
  expect(await accessibilityProblems()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Basra, Wholesale'), 'On request');
  expect(screen.getByLabelText('Basra, Wholesale')).toHaveFocus();
  await user.click(button('SAVE CHANGES'));
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({
    value: 'بغداد: ٢ ٢ ٢ ٢ ٢\nBasra: 2 1 1 0 1',
    valueAr: '',
    version: storedItem.version,
  });
});

test('rows are added, moved and removed by keys; the focus follows, and a sentence announces it', async () => {
  const { user } = await edit();
  expect(screen.getByText(/No row yet/)).toBeInTheDocument();
  button('Add a row').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Province of row 1')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Province of row 1'), 'Basra');
  await user.click(button('Add a row'));
  expect(draft()?.value).toBe('Basra: 0 0 0 0 0\nDuhok: 0 0 0 0 0');
  expect(
    within(screen.getByLabelText('Province of row 2')).getByRole('option', { name: 'Basra' }),
  ).toBeDisabled();
  button('Move up: Duhok').focus();
  await user.keyboard(' ');
  expect(draft()?.value).toBe('Duhok: 0 0 0 0 0\nBasra: 0 0 0 0 0');
  expect(screen.getByText('Duhok is now line 1 of 2.')).toBeInTheDocument();
  expect(button('Move up: Duhok')).toHaveFocus();
  await user.keyboard(' ');
  expect(draft()?.value).toBe('Duhok: 0 0 0 0 0\nBasra: 0 0 0 0 0');
  await user.click(button('Remove: Duhok'));
  expect(button('Remove: Basra')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Basra was removed.')).toBeInTheDocument();
  expect(draft()?.value).toBe('');
  expect(button('Add a row')).toHaveFocus();
});

test('a line that is not a row stays, and can be edited into one', async () => {
  const { user } = await edit('Baghdad: 2 2\nAs of November 2026\nAtlantis: 1 1 1 1 1 7');
  expect(within(table()).queryByRole('rowheader')).toBeNull();
  expect(screen.getByLabelText(/^Note in line 2/)).toHaveValue('As of November 2026');
  expect(screen.queryByRole('button', { name: 'Make it a row: As of November 2026' })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(button('Make it a row: Baghdad: 2 2'));
  expect(screen.getByLabelText('Province of row 1')).toHaveFocus();
  await user.click(button('Make it a row: Atlantis: 1 1 1 1 1 7'));
  expect(draft()?.value).toBe('Baghdad: 2 2 0 0 0\nAs of November 2026\nDuhok: 1 1 1 1 1');
});

test('typing a note keeps the focus, even if it looks like a row; an empty note is removed', async () => {
  const { user } = await edit('Basra: 2 2 2 2 2');
  await user.click(button('Add a note'));
  const note = screen.getByLabelText(/^Note in line 2/);
  expect(note).toHaveFocus();
  await user.type(note, 'Erbil: 2 2 2 2 1');
  expect(note).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Erbil, Wholesale')).toHaveDisplayValue('On request');
  await user.click(button('Add a note'));
  await user.tab();
  await waitFor(() => expect(screen.queryByLabelText(/^Note in line/)).toBeNull());
  expect(draft()?.value).toBe('Basra: 2 2 2 2 2\nErbil: 2 2 2 2 1');
});

test('the first of two rows of a province says that the second counts', async () => {
  await edit('Basra: 2 2 2 2 2\nBasra: 1 1 1 1 1');
  const [first, second] = within(table()).getAllByRole('rowheader');
  expect(first).toHaveTextContent('A row further down is about this province too');
  expect(second).not.toHaveTextContent('further down');
});

test('Arabic can get a table of its own, and give it up again', async () => {
  const { user } = await edit('Basra: 2 2 2 2 2');
  await user.click(button('Use a table of its own for Arabic'));
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('group', { name: /العربية$/ })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(button('Use the English table for Arabic too'));
  expect(draft()).toEqual({ value: 'Basra: 2 2 2 2 2', valueAr: '' });
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('cancelling and resetting remove all changes', async () => {
  const { user } = await edit('Basra: 2 2 2 2 2');
  await user.click(button('Reset to default'));
  expect(screen.getByText(/No row yet/)).toBeInTheDocument();
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'EDIT' }));
  expect(screen.getByLabelText('Basra, Wholesale')).toHaveDisplayValue('Regular route');
});
