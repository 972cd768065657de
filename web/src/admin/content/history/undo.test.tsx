import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ItemCard } from '../item/item-card.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { storedItem as item } from '../testing/stored-item.ts';

afterEach(contentDrafts.dropAll);

const save = 'PUT /api/update-content/hero_title';
const restore = (id: string) => `POST /api/admin/content/hero_title/versions/${id}/restore`;

/** Makes a save over `stored`, and undoes it. */
async function saved(stored: ContentItem | undefined, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({ 'GET /api/site-content': () => Response.json([item]), ...answers });
  const { user } = showAdmin(<ItemCard contentKey="hero_title" item={stored} />);
  await user.click(screen.getByRole('button', { name: 'EDIT' }));
  await user.type(screen.getByLabelText('Headline English'), '!');
  await user.click(screen.getByRole('button', { name: 'SAVE CHANGES' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  return calls;
}

test('Undo in the notification of a save saves the previous texts again', async () => {
  const calls = await saved(item, {
    [save]: () => Response.json({ ...item, value: 'Shelf!', version: 4 }),
    [restore('0000000003')]: () => Response.json({ ...item, version: 5 }),
  });
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === restore('0000000003'))?.body).toEqual({ version: 4 });
});

test('undoing the first save of an item brings back the default', async () => {
  const calls = await saved(undefined, { [save]: () => Response.json({ ...item, version: 1 }) });
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  const saves = calls.filter(({ name }) => name === save);
  expect(saves[1]?.body).toEqual({ value: '', valueAr: '', version: 1 });
});

test('a save is not undone if somebody has saved since', async () => {
  await saved(item, {
    [save]: () => Response.json({ ...item, value: 'Shelf!', version: 4 }),
    [restore('0000000003')]: () => Response.json({ error: 'No.', current: item }, { status: 409 }),
  });
  expect(await screen.findByText(/Somebody saved something since/)).toBeInTheDocument();
});
