import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LibraryPicture } from '#shared/images/library.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { UnsavedGuard } from '#web/admin/unsaved/unsaved-guard.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeStorage, startedUpload } from '#web/testing/fake-storage.ts';
import { pictureDrafts } from './picture-drafts.ts';
import { PicturesPanel } from './pictures-panel.tsx';

// Loads the code of the dialogs first: it takes long, and a test would have to wait for it.
beforeAll(() => import('#web/admin/ui/dialog/confirm-dialog.tsx'), 60_000);
afterEach(pictureDrafts.dropAll);

const api = '/api/admin/pictures';
const picture = (id: string, fields: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ id, address: `/images/${id}/800x500.jpg`, width: 800, height: 500, name: `${id}.jpg` },
  ...{ alt: '', altAr: '', focus: { x: 50, y: 50 }, createdAt: '2026-01-01T00:00:00.000Z', version: 3 },
  ...fields,
});
const [shelf, till] = [picture('shelf'), picture('till')];
const uses = Array.from({ length: 22 }, (_, place) => ({
  ...{ kind: 'blog', id: `post-${place}`, title: `Post ${place}`, form: place === 1 ? 'typed' : 'stored' },
}));
const past = { kind: 'news', id: 'gone', title: 'Gone', form: 'deleted' };

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [`GET ${api}`]: ({ query }) => Response.json(query.get('state') === 'trash' ? [] : [shelf, till]),
    [`GET ${api}/shelf/uses`]: () => Response.json([...uses, past]),
    ...answers,
  });
  const { user } = showAdmin(
    <>
      <PicturesPanel />
      <UnsavedGuard />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Edit shelf.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
  await dialog.findByRole('link', { name: 'Gone' });
  const sent = () => calls.filter(({ name }) => !name.startsWith('GET'));
  return { user, dialog, sent };
}

test('closing asks before typed words are lost, and they stay if kept', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('What it shows'), 'Begun');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await askedQuestion('Discard unsaved changes?'));
  expect(question.getByRole('listitem')).toHaveTextContent('Pictures: shelf.jpg');
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('What it shows')).toHaveValue('Begun');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pictureDrafts.unsaved()).toEqual([]);
});

test('somebody else’s changes are merged unless they are in the same field', async () => {
  let stored = picture('shelf', { altAr: 'رف', version: 4 });
  const { user, dialog, sent } = await open({
    [`PUT ${api}/shelf`]: ({ body }) => {
      const update = body as LibraryPicture;
      if (update.version !== stored.version)
        return Response.json({ error: 'x', current: stored }, { status: 409 });
      stored = { ...stored, ...update };
      return Response.json(stored);
    },
  });
  await user.type(dialog.getByLabelText('What it shows'), 'A shelf');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The picture is saved.')).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(stored).toMatchObject({ alt: 'A shelf', altAr: 'رف' });
});

test('a picture is replaced at several places in batches, and restored by Undo', async () => {
  const replaced = ({ body }: { body: unknown }) =>
    Response.json({ replaced: (body as { uses: object[] }).uses, failed: [] });
  const { user, dialog, sent } = await open({
    [`POST ${api}/shelf/replaced`]: replaced,
    [`POST ${api}/till/replaced`]: replaced,
  });
  expect(dialog.getByText('(in the trash)')).toBeVisible();
  expect(dialog.getByText('(unpublished changes)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Replace the picture' }));
  expect(replacing.queryByRole('button', { name: 'Use shelf.jpg' })).toBeNull();
  await user.click(await replacing.findByRole('button', { name: 'Use till.jpg' }));
  expect(replacing.queryByRole('link', { name: 'Gone' })).toBeNull();
  expect(replacing.getByRole('img', { name: 'till.jpg' })).toBeVisible();
  await user.click(replacing.getByRole('button', { name: 'Replace in 22 places' }));
  expect(await screen.findByText('22 places have the other picture.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Where it is used' })).toHaveFocus());
  const shapes = () =>
    sent().map(({ name, body }) => [name, body as { by: string; uses: unknown[] }] as const);
  expect(shapes().map(([name, { by, uses }]) => [name, by, uses.length])).toEqual([
    [`POST ${api}/shelf/replaced`, 'till', 20],
    [`POST ${api}/shelf/replaced`, 'till', 2],
  ]);
  expect(shapes()[0]?.[1].uses[0]).toMatchObject({ form: 'typed' });
  // `user.click` would fail: the dialog of the picture is still open, and blocks the pointer outside of it.
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(
    shapes()
      .slice(2)
      .map(([name, { by, uses }]) => [name, by, uses.length]),
  ).toEqual([
    [`POST ${api}/till/replaced`, 'shelf', 20],
    [`POST ${api}/till/replaced`, 'shelf', 2],
  ]);
});

test('choosing the same picture is reported, and another one can still be chosen', async () => {
  fakeStorage();
  const { user, dialog } = await open({
    'POST /api/admin/upload-image/start': startedUpload,
    'POST /api/admin/upload-image/finish': () => Response.json({ imageUrl: shelf.address }),
  });
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Replace the picture' }));
  const file = new File(['picture'], 'shelf.png', { type: 'image/png' });
  await user.upload(replacing.getByLabelText<HTMLInputElement>(/Upload another one/), file);
  expect(await replacing.findByRole('alert')).toHaveTextContent('That was the same picture.');
  await user.click(await replacing.findByRole('button', { name: 'Use till.jpg' }));
  await user.click(replacing.getByRole('button', { name: 'Choose another' }));
  expect(replacing.queryByRole('alert')).toBeNull();
});

test('earlier versions are searched only on request', async () => {
  const places = ['content', 'blog', 'blog-trash', 'news', 'news-trash', 'career', 'career-trash'];
  const former = { kind: 'career', id: 'former', title: 'Auditor', form: 'earlier' };
  const { user, dialog } = await open(
    Object.fromEntries(
      places.map((place) => [
        `GET ${api}/shelf/uses/${place}`,
        () => Response.json(place === 'career' ? [former] : []),
      ]),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Look in earlier versions too' }));
  expect(await dialog.findByRole('link', { name: 'Auditor' })).toBeVisible();
  expect(dialog.getByText('(earlier version)')).toBeVisible();
});

test.each([
  ['a refusal', { error: 'There is no such picture any more.' }, 404, /^There is no such picture/],
  [
    'a conflict',
    { error: 'x', current: picture('shelf', { alt: 'Theirs', version: 4 }) },
    409,
    /What is said of this picture was changed while you were editing/,
  ],
])('%s of a save is scrolled into view', async (_, answer, status, sentence) => {
  const { user, dialog } = await open({ [`PUT ${api}/shelf`]: () => Response.json(answer, { status }) });
  await user.type(dialog.getByLabelText('What it shows'), 'Mine');
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByText(sentence);
  await waitFor(() =>
    expect(brought.mock.contexts.some((place) => (place as Element).contains(alert))).toBe(true),
  );
  brought.mockRestore();
});
