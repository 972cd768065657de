import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { storedItem as item } from '../testing/stored-item.ts';
import { SimpleTextItem } from './simple-text-item.tsx';

afterEach(contentDrafts.dropAll);

test('Ctrl+S where nothing was changed says that there is nothing to save', async () => {
  const calls = fakeApi({});
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={undefined} onSignedOut={() => {}} />,
  );
  await user.click(screen.getByLabelText('Headline English'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a conflict with a save of one’s own other window says so', async () => {
  const current = { ...item, value: 'Theirs', version: 4 };
  fakeApi({
    'PUT /api/simple-admin/content/hero_title': () =>
      Response.json({ error: 'It was changed.', current, savedBy: 'admin' }, { status: 409 }),
    'GET /api/site-content': () => Response.json([current]),
  });
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={item} onSignedOut={() => {}} />,
  );
  await user.type(screen.getByLabelText('Headline English'), ' mine');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You changed this item in another window/);
});
