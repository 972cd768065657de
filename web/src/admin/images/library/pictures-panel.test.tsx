import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { LibraryPicture } from '#shared/images/library.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { PicturesPanel } from './pictures-panel.tsx';

// Loads the code of the dialogs first: it takes long, and a test would have to wait for it.
beforeAll(() => import('./picture-dialog.tsx'), 60_000);

const api = '/api/admin/pictures';
const picture = (id: string, fields: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{
    id,
    address: `/images/${id}/800x500.jpg`,
    width: 800,
    height: 500,
    name: `${id}.jpg`,
    alt: '',
    altAr: '',
  },
  ...{ focus: { x: 50, y: 50 }, createdAt: '2026-01-01T00:00:00.000Z', version: 3, ...fields },
});
const shelf = picture('shelf', { alt: 'A full shelf', altAr: 'رفّ ممتلئ' });
const till = picture('till');
const old = picture('old', { deletedAt: '2026-01-02T00:00:00.000Z' });

function open(answers: Record<string, (call: FakeCall) => Response> = {}) {
  const calls = fakeApi({
    [`GET ${api}`]: ({ query }) => Response.json(query.get('state') === 'trash' ? [old] : [shelf, till]),
    [`GET ${api}/shelf/uses`]: () =>
      Response.json([{ kind: 'blog', id: 'post-1', title: 'Shelf audits', form: 'stored' }]),
    [`GET ${api}/old/uses`]: () => Response.json([]),
    ...answers,
  });
  return { ...showAdmin(<PicturesPanel />), sent: () => calls.filter(({ name }) => !name.startsWith('GET')) };
}
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('pictures are found by their words in both languages', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Edit till.jpg' });
  await user.type(screen.getByRole('searchbox'), 'رف ممتلئ');
  expect(screen.getByRole('button', { name: 'Edit shelf.jpg' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit till.jpg' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' nothing');
  expect(screen.getByText('No picture has these words in its name or description.')).toBeVisible();
});

test('descriptions and focus are saved, and the picture’s uses are listed', async () => {
  const { user, sent } = open({ [`PUT ${api}/shelf`]: () => Response.json(shelf) });
  await press(user, 'Edit shelf.jpg');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
  expect(await dialog.findByRole('link', { name: 'Shelf audits' })).toHaveAttribute(
    'href',
    '/admin-panel?tab=blog&post=post-1',
  );
  await user.clear(dialog.getByLabelText('What it shows'));
  await user.type(dialog.getByLabelText('What it shows'), 'An empty shelf');
  await user.click(dialog.getByRole('radio', { name: 'top edge, right' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The picture is saved.')).toBeVisible();
  const { name, altAr } = shelf;
  expect(sent()).toMatchObject([
    {
      name: `PUT ${api}/shelf`,
      body: { name, altAr, alt: 'An empty shelf', focus: { x: 75, y: 0 }, version: 3 },
    },
  ]);
});

test('a picture is deleted after a confirmation, and restored by Undo', async () => {
  const { user, sent } = open({
    [`DELETE ${api}/shelf`]: () => new Response(null, { status: 204 }),
    [`POST ${api}/shelf/restore`]: () => Response.json(shelf),
  });
  await press(user, 'Edit shelf.jpg');
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
  await dialog.findByRole('link', { name: 'Shelf audits' });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = within(await askedQuestion('Delete this picture?'));
  expect(sent()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The picture is in the trash.')).toBeVisible();
  await press(user, 'Undo');
  expect(await screen.findByText('The picture is back under its address.')).toBeVisible();
  expect(sent().map(({ name }) => name)).toEqual([`DELETE ${api}/shelf`, `POST ${api}/shelf/restore`]);
});

test('a picture in the trash is restored, or deleted for good after a confirmation', async () => {
  const { user, sent } = open({
    [`POST ${api}/old/restore`]: () => Response.json(picture('old')),
    [`DELETE ${api}/old/trash`]: () => new Response(null, { status: 204 }),
  });
  await press(user, 'Trash (1)');
  await press(user, 'Edit old.jpg');
  await press(user, 'Restore');
  expect(await screen.findByText('The picture is back under its address.')).toBeVisible();
  await press(user, 'Edit old.jpg');
  await press(user, 'Delete for good');
  const question = within(await askedQuestion('Delete this picture for good?'));
  await user.click(question.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The picture is deleted for good.')).toBeVisible();
  expect(sent().map(({ name }) => name)).toEqual([`POST ${api}/old/restore`, `DELETE ${api}/old/trash`]);
});

test('a picture in the trash that is still used can be replaced there', async () => {
  const use = { kind: 'content', id: 'about_image', form: 'stored' };
  const { user, sent } = open({
    [`GET ${api}/old/uses`]: () => Response.json([{ ...use, title: '' }]),
    [`POST ${api}/old/replaced`]: () => Response.json({ replaced: [use], failed: [] }),
  });
  await press(user, 'Trash (1)');
  await press(user, 'Edit old.jpg');
  await press(user, 'Replace');
  await press(user, 'Use till.jpg');
  const replacing = within(screen.getByRole('dialog', { name: 'Replace the picture' }));
  expect(replacing.getAllByRole('img')).toHaveLength(1);
  expect(replacing.getByRole('link', { name: 'About picture' })).toBeVisible();
  await press(user, 'Replace in 1 place');
  expect(await screen.findByText('1 place has the other picture.')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { by: 'till', uses: [use] } }]);
});

test('a trash that failed to load is not called empty', async () => {
  let isDown = false;
  const { user } = open({
    [`GET ${api}`]: () => (isDown ? Response.json({ error: 'x' }, { status: 500 }) : Response.json([])),
  });
  await user.click(await screen.findByRole('button', { name: /^Trash/ }));
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
  isDown = true;
  await press(user, 'Pictures');
  await user.click(await screen.findByRole('button', { name: /^Trash/ }));
  expect(await screen.findByText('The pictures could not be loaded.')).toBeVisible();
  expect(screen.queryByText('The trash is empty.')).toBeNull();
});

test('the first pictures are shown before the others are read; counts, searches and named pictures wait', async () => {
  const all = Array.from({ length: 70 }, (_, place) => picture(`shelf-${place}`, { alt: 'A shelf' }));
  let answer = () => {};
  const calls = fakeApi({
    [`GET ${api}`]: ({ query }) => {
      if (query.get('state') === 'trash') return Response.json([]);
      if (query.has('cursor'))
        return new Promise((resolve) => {
          answer = () => resolve(Response.json(all.slice(60)));
        });
      const link = { link: `<${api}?cursor=next>; rel="next"` };
      return Response.json(all.slice(0, 60), { headers: link });
    },
    [`GET ${api}/shelf-65/uses`]: () => Response.json([]),
  });
  const { user } = showAdmin(<PicturesPanel />, '/?tab=pictures&picture=shelf-65');
  expect(await screen.findByRole('button', { name: 'Edit shelf-59.jpg' })).toBeInTheDocument();
  expect(screen.getByText('Loading the pictures')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '65');
  expect(screen.getByText('Loading the pictures')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeInTheDocument();
  expect(screen.getByText('1 picture')).toBeInTheDocument();
  expect(calls.map(({ query }) => query.get('limit')).filter(Boolean)).toEqual(
    expect.arrayContaining(['60', '1000']),
  );
});
