import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentItemAddress } from '#shared/admin-paths.ts';
import { content } from '#shared/content/registry.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';

afterEach(contentDrafts.dropAll);
const noContent = { 'GET /api/site-content': () => Response.json([]) };

test('an address with an item opens its editor, and nothing else', async () => {
  fakeApi(noContent);
  const { user } = showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    contentItemAddress('about_title'),
  );
  const box = await screen.findByLabelText('About: title English');
  expect(box).toHaveFocus();
  expect(box).toHaveValue(content.about_title.fallback.en);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'EDIT' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show all content' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('About Us');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
});

test.each([
  ['the Arabic box of a text', 'about_title', /^About: title العربية$/],
  ['the only box of a picture', 'about_image', 'Image URL'],
] as const)('an address with the Arabic of an item opens %s', async (_, key, name) => {
  fakeApi(noContent);
  const { user } = showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    contentItemAddress(key, 'ar'),
  );
  expect(await screen.findByLabelText(name)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^EDIT/ }));
  expect(screen.getByLabelText(name)).toHaveFocus();
});

test('an address with the Arabic of a coverage that has no Arabic table opens the English one', async () => {
  fakeApi(noContent);
  showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    contentItemAddress('method_coverage', 'ar'),
  );
  expect(await screen.findByRole('group', { name: /^Method: coverage/ })).toHaveFocus();
});

test('an address with an item opens its stored draft', async () => {
  const draft = {
    ...{ key: 'about_title', type: 'text', value: 'A better title', valueAr: 'عنوان أفضل' },
    ...{
      basedOn: 0,
      base: { value: content.about_title.fallback.en, valueAr: content.about_title.fallback.ar },
    },
    ...{ version: 3, by: 'sara', begunAt: '2026-11-26T09:00:00.000Z', updatedAt: '2026-11-26T09:00:00.000Z' },
  };
  let answer = (_: Response) => {};
  const later = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  fakeApi({ ...noContent, 'GET /api/admin/content-drafts': () => later });
  showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    contentItemAddress('about_title'),
  );
  await screen.findByRole('button', { name: 'Show all content' });
  answer(Response.json({ drafts: [draft], changes: [] }));
  expect(await screen.findByLabelText('About: title English')).toHaveValue('A better title');
});

test('an item that only the simple editor lists is opened too, and an unknown one is ignored', async () => {
  fakeApi(noContent);
  const { unmount } = showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    '/admin-panel?tab=content&item=join_team_title',
  );
  expect(await screen.findByLabelText('Join our team: title English')).toHaveFocus();
  unmount();
  await waitFor(() => expect(contentDrafts.current()).toEqual({}));
  showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    '/admin-panel?tab=content&item=constructor',
  );
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
});
