import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { LibraryPicture } from '#shared/images/library.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { SimpleImageItem } from './simple-image-item.tsx';

beforeAll(() => import('#web/admin/images/library/picker-dialog.tsx'), 60_000);

const shelf: LibraryPicture = {
  ...{ id: 'shelf', address: '/images/shelf/800x500.jpg', width: 800, height: 500, name: 'shelf.jpg' },
  ...{ alt: '', altAr: '', focus: { x: 0, y: 0 }, createdAt: '2026-01-01T00:00:00.000Z', version: 1 },
};

test('a picture of the library is shown once it is chosen, with its focus', async () => {
  const item = { key: 'about_image', type: 'image', value: '', valueAr: '', version: 1 };
  const calls = fakeApi({
    'GET /api/admin/pictures': () => Response.json([shelf]),
    'PUT /api/simple-admin/content/about_image': ({ body }) =>
      Response.json({ ...item, ...(body as object) }),
    'GET /api/site-content': () => Response.json([]),
  });
  const { user } = showAdmin(
    <SimpleImageItem contentKey="about_image" section="about" item={undefined} onSignedOut={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: /^From the library/ }));
  await user.click(await screen.findByRole('button', { name: 'Use shelf.jpg' }));
  const saves = () => calls.filter(({ name }) => !name.startsWith('GET'));
  await waitFor(() =>
    expect(saves()).toMatchObject([{ body: { value: `${shelf.address}#focus=0,0`, version: 0 } }]),
  );
  expect(await screen.findByText('Changes Saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});
