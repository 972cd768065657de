import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImageSize } from '#shared/content/definition.ts';
import { noPictureThere } from '#shared/images/image.ts';
import { copy } from '#web/admin/images/copy.en.ts';
import { measurePicture } from '#web/admin/images/measure-picture.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOf, useContentDraft } from '../state/content-draft.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { ImageEditor } from './image-editor.tsx';

vi.mock('#web/admin/images/measure-picture.ts');
vi.mock('../colleagues/colleagues.tsx', () => ({ Colleagues: () => null }));

const address = 'https://example.com/shelf.jpg';
const size = { width: 1920, height: 1080 };
let tellSize: (size: ImageSize | undefined) => void;

/** Ends the measurement of the picture, and waits for its effects. */
const found = () => act(async () => tellSize(size));

/** Shows the editor while there is a draft, like the list of items. */
function Editor() {
  const draft = useContentDraft('hero_image');
  return draft && <ImageEditor contentKey="hero_image" draft={draft} />;
}

beforeEach(() => {
  const looking = new Promise<ImageSize | undefined>((resolve) => {
    tellSize = resolve;
  });
  vi.mocked(measurePicture).mockReturnValue(looking);
});
afterEach(contentDrafts.dropAll);

async function saveWhileLooking() {
  const stored = { key: 'hero_image', type: 'image', value: address, valueAr: '', version: 1 };
  const calls = fakeApi({
    'PUT /api/update-content/hero_image': () => Response.json(stored),
    'GET /api/site-content': () => Response.json([stored]),
  });
  const empty = draftOf('hero_image', undefined);
  contentDrafts.keep('hero_image', { ...empty, values: { ...empty.values, value: address } });
  const { user } = showAdmin(<Editor />);
  await user.click(screen.getByRole('button', { name: 'SAVE IMAGE' }));
  const saves = () => calls.filter(({ name }) => name.startsWith('PUT'));
  return { user, saves };
}

test('a picture is saved after it was checked', async () => {
  const { saves } = await saveWhileLooking();
  expect(saves()).toEqual([]);
  await found();
  await waitFor(() => expect(saves()).toMatchObject([{ body: { value: address } }]));
});

test('a picture is saved as a draft after it was checked, and is not published', async () => {
  const calls = fakeApi({
    'PUT /api/admin/content-drafts/hero_image': ({ body }) =>
      Response.json({
        ...(body as object),
        ...{ key: 'hero_image', version: 7, by: 'admin' },
        ...{ begunAt: '2026-11-26T07:42:00.000Z', updatedAt: '2026-11-26T07:42:00.000Z' },
      }),
    'GET /api/admin/content-drafts': () => Response.json({ drafts: [], changes: [] }),
  });
  contentDrafts.keep('hero_image', draftOf('hero_image', undefined));
  const { user } = showAdmin(<Editor />);
  const keep = () => screen.getByRole('button', { name: 'Save as draft' });
  expect(keep()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox'), address);
  await user.click(keep());
  expect(calls).toEqual([]);
  await found();
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  expect(calls[0]).toMatchObject({
    name: 'PUT /api/admin/content-drafts/hero_image',
    body: { value: address, valueAr: '', basedOn: 0, version: 0 },
  });
  expect(contentDrafts.current()).toEqual({});
});

test('a picture whose edit is cancelled during the check is not saved', async () => {
  const { user, saves } = await saveWhileLooking();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await found();
  expect(saves()).toEqual([]);
});

test('an address that was changed during the check is not saved', async () => {
  const { user, saves } = await saveWhileLooking();
  await user.type(screen.getByRole('textbox'), '?2');
  await found();
  expect(saves()).toEqual([]);
});

test('a missing picture is reported at its address, which stays', async () => {
  fakeApi({
    'PUT /api/update-content/hero_image': () =>
      Response.json(
        { error: noPictureThere, details: [{ field: 'value', problem: 'no-picture' }] },
        { status: 400 },
      ),
  });
  const empty = draftOf('hero_image', undefined);
  contentDrafts.keep('hero_image', { ...empty, values: { ...empty.values, value: address } });
  const { user } = showAdmin(<Editor />);
  await user.click(screen.getByRole('button', { name: 'SAVE IMAGE' }));
  await found();
  const box = screen.getByRole('textbox');
  await waitFor(() => expect(box).toBeInvalid());
  expect(box).toHaveAccessibleDescription(copy.notThere);
  expect(box).toHaveValue(address);
  expect(screen.queryByText('Could not save changes. Please try again.')).toBeNull();
});
