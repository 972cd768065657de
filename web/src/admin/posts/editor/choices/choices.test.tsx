import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { postDrafts } from '../post-drafts.ts';
import { showChoices, valuesNow } from './testing/choices.tsx';

afterEach(postDrafts.dropAll);

const related = () => screen.findByRole('group', { name: /^Related articles/ });

test('related articles are found by words of their titles, ordered and removed', async () => {
  const { user } = showChoices();
  const group = await related();
  const search = within(group).getByRole('textbox', { name: 'Find an article to add' });
  await user.type(search, 'shelf');
  await waitFor(() => expect(within(group).getAllByRole('button', { name: /^Add: / })).toHaveLength(3));
  await user.click(within(group).getByRole('button', { name: 'Add: Share of shelf' }));
  await user.type(search, 'stock');
  await user.click(within(group).getByRole('button', { name: 'Add: Shelf out of stock' }));
  expect(valuesNow()?.related).toBe('a b');
  expect(within(group).getByText('Draft, not shown')).toBeVisible();
  await user.click(within(group).getByRole('button', { name: 'Move up: Shelf out of stock' }));
  expect(valuesNow()?.related).toBe('b a');
  expect(within(group).getByText('Shelf out of stock, place 1 of 2')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(within(group).getByRole('button', { name: 'Remove: Shelf out of stock' }));
  expect(valuesNow()?.related).toBe('a');
  await waitFor(() => expect(search).toHaveFocus());
});

test('at most three related articles can be chosen', async () => {
  showChoices({ related: 'a gone c' });
  const group = await related();
  expect(within(group).queryByRole('textbox')).toBeNull();
  expect(within(group).getByText(/^Three are chosen/)).toBeVisible();
  expect(await within(group).findByText('An article that was deleted, not shown')).toBeVisible();
});

test('the author is the company, a known name with its Arabic, a person, or another name', async () => {
  const { user } = showChoices();
  const by = await screen.findByRole('combobox', { name: 'Written by' });
  expect(by).toHaveDisplayValue('Another name');
  await user.selectOptions(by, 'The company: Retail Evidence');
  expect(valuesNow()).toMatchObject({ byline: 'company', author: 'Retail Evidence' });
  expect(screen.queryByLabelText('Author')).toBeNull();
  await user.selectOptions(by, await screen.findByRole('option', { name: 'Shilan' }));
  expect(valuesNow()).toMatchObject({ byline: '', author: 'Shilan', authorAr: 'شيلان' });
  await user.selectOptions(by, await screen.findByRole('option', { name: 'sara' }));
  expect(valuesNow()).toMatchObject({ byline: '', author: 'sara', authorAr: '' });
  await user.selectOptions(by, 'Another name');
  expect(screen.getByLabelText('Author')).toHaveValue('');
});

test('a new category needs confirmation, with both of its names', async () => {
  const { user } = showChoices();
  const category = await screen.findByLabelText('Category');
  await user.clear(category);
  await user.type(category, 'Re');
  const asked = screen.getByRole('group', { name: 'New category: Re' });
  expect(asked).toHaveTextContent(/no name yet/);
  await user.type(screen.getByLabelText('التصنيف'), 'ري');
  expect(asked).toHaveTextContent('In Arabic: ري');
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Create this category' }));
  expect(screen.getByLabelText('Category')).toHaveFocus();
  expect(asked).not.toBeInTheDocument();
  await user.clear(category);
  await user.type(category, 'Audit');
  expect(screen.queryByRole('group', { name: /^New category/ })).toBeNull();
});
