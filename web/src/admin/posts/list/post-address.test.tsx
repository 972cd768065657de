import { act, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { chooseLanguage } from '../editor/editor-layout/shown-languages.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { PostsPanel } from './posts-panel.tsx';

const post = {
  id: 'stored',
  title: 'Shelf talk',
  content: 'Words',
  author: 'Dana',
  category: 'Fieldwork',
  published: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 1,
};

/** Loads the editor's code first, so that no test waits for it. */
beforeAll(() => import('../editor/post-dialog.tsx'));
beforeEach(postDrafts.dropAll);
beforeEach(() => chooseLanguage('both'));

/** Goes to another address, as a link or the browser's buttons do. */
let go: NavigateFunction;

/** Shows the current URL. */
function Browser() {
  const { search } = useLocation();
  go = useNavigate();
  return <p data-testid="address">{search}</p>;
}

function showNews(search: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    'GET /api/admin/post-rows/news': () => Response.json([post]),
    'GET /api/admin/news-posts/stored': () => Response.json(post),
    'GET /api/admin/news-posts/gone': () => Response.json({ error: 'No such post.' }, { status: 404 }),
    ...answers,
  });
  return showAdmin(
    <>
      <PostsPanel definition={postDefinitions.news} />
      <Browser />
    </>,
    `/admin-panel${search}`,
  );
}
const address = () => screen.getByTestId('address').textContent;
const goBack = () => act(() => go(-1));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const title = async (name: string) => within(await dialog(name)).getByRole('textbox', { name: 'Title' });

test('an address opens its post, and closing it returns to the list’s address', async () => {
  const { user } = showNews('?tab=news&post=stored');
  expect(await title('Edit News Post')).toHaveValue('Shelf talk');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(address()).toBe('?tab=news'));
});

test('an address for Arabic shows that side, with the caret in its title', async () => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }));
  const { user } = showNews('?tab=news&post=stored&language=ar');
  const room = within(await dialog('Edit News Post'));
  const arabic = room.getByRole('textbox', { name: 'العنوان' });
  await waitFor(() => expect(arabic).toHaveFocus());
  expect(room.getByRole('tab', { name: /^العربية/, selected: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(address()).toBe('?tab=news'));
  // The next post opens in the language that was shown last.
  await user.click(await screen.findByRole('button', { name: 'Edit: Shelf talk' }));
  await dialog('Edit News Post');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'العنوان' })).toHaveFocus());
});

test('opening a post in the list sets its address; Back closes it and keeps the typed text', async () => {
  const { user } = showNews('?tab=news');
  await user.click(await screen.findByRole('button', { name: 'Edit: Shelf talk' }));
  await user.type(await title('Edit News Post'), '!');
  expect(address()).toBe('?tab=news&post=stored');
  goBack();
  await closed();
  await waitFor(() => expect(address()).toBe('?tab=news'));
  expect(screen.getByText(/^Unsaved changes are kept/)).toHaveTextContent('Shelf talk!');
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(await title('Edit News Post')).toHaveValue('Shelf talk!');
});

test('a new post has a general address until something is typed: then its id, which a reload opens', async () => {
  const { user } = showNews('?tab=news');
  await user.click(await screen.findByRole('button', { name: 'Add News Post' }));
  await title('Create News Post');
  expect(address()).toBe('?tab=news&post=new');
  await user.type(await title('Create News Post'), 'Begun');
  const [id] = Object.keys(postDrafts.current());
  await waitFor(() => expect(address()).toBe(`?tab=news&post=${id}`));
  goBack();
  await closed();
  await waitFor(() => expect(address()).toBe('?tab=news'));
});

test('a post that cannot be read is reported, and its address removed', async () => {
  showNews('?tab=news&post=gone');
  expect(await screen.findByText('No such post.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('?tab=news'));
});

test.each(['its button', 'Back'])('a post closed by %s while it is saved closes once', async (way) => {
  const save = heldAnswer();
  const { user } = showNews('?tab=messages', { 'PUT /api/admin/news-posts/stored': save.answer });
  act(() => go('?tab=news'));
  await user.click(await screen.findByRole('button', { name: 'Edit: Shelf talk' }));
  await user.type(await title('Edit News Post'), '!');
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  if (way === 'Back') goBack();
  else await user.click(within(await dialog('Edit News Post')).getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(address()).toBe('?tab=news'));
  save.give(Response.json({ ...post, title: 'Shelf talk!', version: 2 }));
  await screen.findByText('News Post updated successfully.');
  await waitFor(() => expect(postDrafts.current()).toEqual({}));
  act(() => go('?tab=career'));
  await waitFor(() => expect(address()).toBe('?tab=career'));
  goBack();
  await waitFor(() => expect(address()).toBe('?tab=news'));
});

test('another post opened meanwhile stays open when the first one is saved', async () => {
  const save = heldAnswer();
  const { user } = showNews('?tab=news', { 'PUT /api/admin/news-posts/stored': save.answer });
  await user.click(await screen.findByRole('button', { name: 'Edit: Shelf talk' }));
  await user.type(await title('Edit News Post'), '!');
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  goBack();
  await closed();
  await user.click(await screen.findByRole('button', { name: 'Add News Post' }));
  await title('Create News Post');
  save.give(Response.json({ ...post, title: 'Shelf talk!', version: 2 }));
  await screen.findByText('News Post updated successfully.');
  await waitFor(() => expect(postDrafts.current()).not.toHaveProperty('stored'));
  expect(await title('Create News Post')).toBeInTheDocument();
});
