import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { address, editStored, field, press } from '../testing/edit-post.tsx';
import { chooseLanguage, showSettings } from './shown-languages.ts';

const tab = (name: string) => screen.findByRole('tab', { name });

beforeEach(() => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }));
});
afterEach(() => {
  showSettings(false);
  chooseLanguage('both');
  postDrafts.dropAll();
});

test('a phone shows one language or the settings, and marks Arabic with missing texts', async () => {
  fakeApi({});
  const { user } = editStored();
  expect(await tab('English')).toHaveAttribute('aria-selected', 'true');
  expect(field('Title')).toBeVisible();
  expect(field('Author')).not.toBeVisible();
  await user.click(await tab('العربية, incomplete'));
  expect(field('العنوان')).toBeVisible();
  expect(field('Title')).not.toBeVisible();
  await user.click(await tab('Settings'));
  expect(field('Author')).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the preview is shown from the settings, too', async () => {
  fakeApi({ 'POST /api/admin/previews': () => new Response('<!doctype html><title>Page</title>') });
  const { user } = editStored();
  await user.click(await tab('Settings'));
  await user.click(screen.getByRole('button', { name: 'Page preview' }));
  expect(await screen.findByRole('region', { name: 'Page preview' })).toBeVisible();
  await user.click(await tab('Settings'));
  expect(field('Author')).toBeVisible();
});

test('is accessible', async () => {
  fakeApi({});
  editStored();
  await tab('English');
  expect(await accessibilityProblems()).toEqual([]);
});

test('an error that prevents saving shows its part', async () => {
  const calls = fakeApi({});
  const { user } = editStored();
  await user.click(await tab('Settings'));
  await user.clear(field('Author'));
  await user.click(await tab('English'));
  await user.click(await press('Update Post'));
  expect(field('Author')).toHaveFocus();
  expect(await tab('Settings')).toHaveAttribute('aria-selected', 'true');
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toEqual([]);
});

test('the one toolbar acts on the visible text', async () => {
  fakeApi({});
  const { user } = editStored();
  const bar = await screen.findByRole('toolbar', { name: 'Format: Content' });
  await user.click(within(bar).getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(within(field('Content')).getByRole('heading')).toHaveTextContent('Old words'));
  await user.click(await tab('العربية, incomplete'));
  expect(await screen.findByRole('toolbar', { name: 'Format: المحتوى' })).toBeVisible();
});
