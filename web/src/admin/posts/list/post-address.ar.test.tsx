import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { PostsPanel } from './posts-panel.tsx';

beforeAll(() => import('../editor/post-dialog.tsx'));
afterEach(postDrafts.dropAll);

/** Shows the current URL. */
function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

test('a new post that is begun in English on a phone stays in English when it gets its id', async () => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: false }));
  fakeApi({ 'GET /api/admin/post-rows/news': () => Response.json([]) });
  const { user } = showAdmin(
    <>
      <PostsPanel definition={postDefinitions.news} />
      <Address />
    </>,
    '/admin-panel?tab=news&post=new',
  );
  const english = await screen.findByRole('tab', { name: 'English' });
  expect(screen.getByRole('tab', { name: /^العربية/, selected: true })).toBeVisible();
  await user.click(english);
  const title = screen.getByRole('textbox', { name: 'العنوان بالإنجليزية' });
  await user.type(title, 'Shelf talk');
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('post=new'));
  expect(english).toHaveAttribute('aria-selected', 'true');
  expect(title).toHaveFocus();
  expect(title).toHaveValue('Shelf talk');
});
