import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentDraftItem } from '#shared/content/draft.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { failedSaves } from '../state/failed-saves.ts';
import { storedItem as item } from '../testing/stored-item.ts';
import { SimpleTextItem } from './simple-text-item.tsx';

afterEach(() => {
  contentDrafts.dropAll();
  failedSaves.set({});
});

test('Ctrl+S without changes says that there is nothing to save', async () => {
  const calls = fakeApi({});
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={undefined} onSignedOut={() => {}} />,
  );
  await user.click(screen.getByLabelText('Headline English'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a conflict with a save in the same person’s other window says so', async () => {
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

const at = '2026-11-26T07:42:00.000Z';
const stored: ContentDraftItem = {
  ...{ key: 'hero_title', value: 'Planned', valueAr: 'رف', basedOn: 3, version: 7, by: 'sara' },
  ...{ base: { value: 'Shelf', valueAr: 'رف' }, begunAt: at, updatedAt: at },
};
const english = () => screen.getByLabelText('Headline English');
const showStored = () =>
  showAdmin(
    <SimpleTextItem
      contentKey="hero_title"
      section="home"
      item={item}
      stored={stored}
      onSignedOut={() => {}}
    />,
  );

test('saves a text as a draft without publishing it', async () => {
  const calls = fakeApi({ 'PUT /api/admin/content-drafts/hero_title': () => Response.json(stored) });
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={item} onSignedOut={() => {}} />,
  );
  await user.type(english(), '!');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  const saves = calls.filter(({ name }) => name.includes('content-drafts'));
  expect(saves.map(({ body }) => body)).toMatchObject([{ value: 'Shelf!', basedOn: 3, version: 0 }]);
});

test('a draft is shown beside the published text; saving publishes and ends it', async () => {
  const calls = fakeApi({
    'PUT /api/simple-admin/content/hero_title': () =>
      Response.json({ ...item, value: 'Planned', version: 4 }),
    'GET /api/site-content': () => Response.json([item]),
  });
  const { user } = showStored();
  expect(english()).toHaveValue('Planned');
  expect(screen.getByText('Shelf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toContain('PUT /api/simple-admin/content/hero_title'),
  );
  const [save] = calls.filter(({ name }) => name.includes('simple-admin'));
  expect(save?.body).toEqual({ value: 'Planned', valueAr: 'رف', version: 3, draft: 7 });
});

test('the published text can be typed again over a draft', async () => {
  fakeApi({});
  const { user } = showStored();
  await user.clear(english());
  await user.type(english(), 'Shelf');
  expect(english()).toHaveValue('Shelf');
});

test('a text that cannot be sent stays, is said to be safe, and is sent again when online', async () => {
  let isDown = true;
  const calls = fakeApi({
    'PUT /api/simple-admin/content/hero_title': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json({ ...item, value: 'Shelf!', version: 4 });
    },
    'GET /api/site-content': () => Response.json([item]),
  });
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={item} onSignedOut={() => {}} />,
  );
  await user.type(english(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/what you typed is safe here and is sent again/)).toBeInTheDocument();
  expect(english()).toHaveValue('Shelf!');
  isDown = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.includes('simple-admin'))).toHaveLength(2);
});

test('an ended session keeps the text and says so', async () => {
  fakeApi({
    'PUT /api/simple-admin/content/hero_title': () =>
      Response.json({ error: 'Sign in to continue.' }, { status: 401 }),
  });
  const onSignedOut = vi.fn();
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={item} onSignedOut={onSignedOut} />,
  );
  await user.type(english(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
  expect(english()).toHaveValue('Shelf!');
  expect(contentDrafts.current()).toMatchObject({ hero_title: { values: { value: 'Shelf!' } } });
});
