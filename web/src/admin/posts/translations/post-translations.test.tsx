import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postKinds } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PostTranslations } from './post-translations.tsx';

const at = '2026-02-01T00:00:00.000Z';
const row = (title: string, arabic: PostRow['arabic']): PostRow => ({
  ...{ id: title.toLowerCase(), title, arabic, version: 1, published: true, createdAt: at, updatedAt: at },
});
const rows = [row('Missing', 'none'), row('Part', 'some'), row('Outdated', 'older'), row('Whole', 'all')];
const answers = Object.fromEntries(
  postKinds.map((kind) => [
    `GET /api/admin/post-rows/${kind}`,
    () => Response.json(kind === 'news' ? rows : []),
  ]),
);
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('posts that wait for a translation lead to their editors, kind by kind', async () => {
  fakeApi(answers);
  showAdmin(<PostTranslations show="all" />);
  const heading = await screen.findByRole('heading', { name: /News/ });
  expect(heading).toHaveTextContent('2 missing, 1 outdated');
  expect(titles()).toEqual(['Missing', 'Part', 'Outdated']);
  expect(screen.getByRole('link', { name: 'Part' })).toHaveAttribute(
    'href',
    '/admin-panel?tab=news&post=part',
  );
  expect(screen.getAllByText('Nothing to translate here.')).toHaveLength(2);
});

test('only what is asked for is shown', async () => {
  fakeApi(answers);
  showAdmin(<PostTranslations show="older" />);
  expect(await screen.findByRole('link', { name: 'Outdated' })).toBeInTheDocument();
  expect(titles()).toEqual(['Outdated']);
});

test('an outdated post that is right is marked so over the version that is shown, and waits no more', async () => {
  const stored = { ...row('Outdated', 'all'), version: 2, updatedAt: at };
  const calls = fakeApi({
    ...answers,
    'PUT /api/admin/news-posts/outdated': () => Response.json(stored),
    'GET /api/admin/post-rows/news/outdated': () => Response.json(stored),
  });
  const { user } = showAdmin(<PostTranslations show="older" />);
  await user.click(await screen.findByRole('button', { name: 'Arabic is still right' }));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    arabicIsCurrent: true,
    version: 1,
  });
  expect(screen.getByRole('heading', { name: /News/ })).toHaveFocus();
});
