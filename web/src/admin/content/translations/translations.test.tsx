import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';

afterEach(contentDrafts.dropAll);

const missing: ContentItem = {
  ...{ key: 'hero_title', value: 'Shelf', valueAr: '', type: 'text', version: 3 },
  valueUpdatedAt: '2026-02-01T00:00:00.000Z',
};
const older: ContentItem = { ...missing, key: 'about_title', value: 'About', valueAr: 'عنّا' };
const posts = ({ show }: { show: string }) => <p>posts: {show}</p>;
const labels = () =>
  screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);

async function open() {
  const marked = { ...older, version: 4, valueArUpdatedAt: '2026-03-01T00:00:00.000Z' };
  const calls = fakeApi({
    'GET /api/site-content': () =>
      Response.json(calls.some(({ name }) => name.startsWith('PUT')) ? [missing, marked] : [missing, older]),
    'PUT /api/update-content/about_title': () => Response.json(marked),
  });
  const { user } = showAdmin(<ContentPanel WaitingPosts={posts} />, '/admin-panel?tab=content');
  await user.click(await screen.findByRole('link', { name: 'Untranslated (2)' }));
  await screen.findByRole('heading', { name: 'Untranslated' });
  return { user, calls };
}

test('all that waits for a translation is in one place, counted, and narrowed with the posts', async () => {
  const { user } = await open();
  expect(labels()).toEqual(['Headline', 'About: title']);
  expect(screen.getByText('1 missing, 1 outdated')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Show'), 'Arabic outdated');
  expect(labels()).toEqual(['About: title']);
  expect(screen.getByText('posts: older')).toBeInTheDocument();
});

test('an outdated Arabic text that is right is marked so, over the version that is shown, and stays in view', async () => {
  const { user, calls } = await open();
  const card = () => within(screen.getByRole('article', { name: 'About: title' }));
  await user.click(card().getByRole('button', { name: 'Arabic is still right' }));
  await waitFor(() => expect(card().queryByRole('button', { name: 'Arabic is still right' })).toBeNull());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...{ value: 'About', valueAr: 'عنّا', version: 3, arabicIsCurrent: true },
  });
  expect(screen.getByText('1 missing, 0 outdated')).toBeInTheDocument();
});
