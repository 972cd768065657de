import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { listOf, press, titles } from './testing/list-of.tsx';

beforeEach(postDrafts.dropAll);

test('a long list is shown in pages, and its drafts are published, some at a time', async () => {
  const { user, sent, stored, reads } = await listOf(120);
  expect(titles()).toHaveLength(50);
  expect(screen.getByText('Showing 1 to 50 of 120 posts')).toBeVisible();
  await user.click(screen.getByLabelText('Select all 50'));
  await user.click(press('Select all 120 found'));
  await user.click(press('Next'));
  await user.click(press('Next'));
  expect(titles()).toHaveLength(20);
  expect(document.activeElement).toHaveTextContent('Post 19');
  expect(press('Next')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Publish'));
  const question = within(await askedQuestion('Publish these posts?'));
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('60 posts published.')).toBeVisible();
  expect(sent().map(({ ids }) => ids.length)).toEqual([50, 10]);
  expect([...stored.values()].every(({ published }) => published)).toBe(true);
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  expect(reads()).toBe(1);
});

test('the list is searched, filtered and cleared again without requests', async () => {
  const { user, reads } = await listOf(12);
  await user.type(screen.getByLabelText(/^Search posts/), 'منشور 1{Enter}');
  expect(titles()).toEqual(['Post 11', 'Post 10', 'Post 1']);
  expect(screen.getByText('3 of 12 posts found')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  expect(titles()).toEqual(['Post 1', 'Post 11']);
  await user.selectOptions(screen.getByLabelText('Arabic'), 'Arabic missing');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
  expect(titles()).toHaveLength(12);
  expect(screen.getByText('Showing 12 posts')).toHaveFocus();
  expect(titles()[0]).toBe('Post 0');
  expect(reads()).toBe(1);
});

/** Simulates a phone; tests have a wide screen otherwise. */
const onPhone = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

test('on a phone the filters are behind a button, which shows how many are set', async () => {
  onPhone();
  const { user } = await listOf(12);
  const button = screen.getByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(status);
  await user.selectOptions(status, 'Draft');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Audit');
  expect(button).toHaveAccessibleName('Filters (2)');
  await user.click(button);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(titles()).toHaveLength(6);
});

test('on a phone the filters are open if the address sets one of them', async () => {
  onPhone();
  await listOf(4, '/?tab=news&state=published');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('published');
});

test('the editor’s script, loaded at the first use of a list, does not read the list again', async () => {
  const { user, reads } = await listOf(2);
  await user.click(press('Add News Post'));
  await screen.findByRole('dialog', { name: 'Create News Post' });
  expect(reads()).toBe(1);
});

test('an address sets the filter, the order and the page of the list', async () => {
  await listOf(120, '/?tab=news&state=published&sort=oldest&page=2');
  expect(titles()[0]).toBe('Post 100');
});

test('a draft with a future date is shown as not scheduled, and is scheduled with one press', async () => {
  const date = { published: false, publishedAt: '2999-11-29T06:00:00.000Z' };
  const { user, sent } = await listOf(1, '/?tab=news', date);
  expect(screen.getByText('Not planned: stays a draft on 29 Nov 2999, 09:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish on that date: Post 0' }));
  expect(await screen.findByText('The post is scheduled.')).toBeVisible();
  expect(sent()).toEqual([{ kind: 'news', ids: ['post-0'], change: 'publish' }]);
  await waitFor(() => expect(screen.queryByText(/^Not planned/)).toBeNull());
});

test('a title opens the editor, and a further action is in the menu of the row', async () => {
  const { user } = await listOf(2);
  expect(screen.getByRole('link', { name: 'Post 0' })).toHaveAttribute(
    'href',
    '/admin-panel?tab=news&post=post-0',
  );
  expect(screen.queryByRole('button', { name: 'Delete: Post 0' })).toBeNull();
  const more = screen.getByRole('button', { name: 'More: Post 0' });
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Delete: Post 0' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(more).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Post 0' }));
  expect(await screen.findByRole('dialog', { name: 'Edit News Post' })).toBeVisible();
});
