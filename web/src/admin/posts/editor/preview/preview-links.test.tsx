import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { editStored, press } from '#web/admin/posts/editor/testing/edit-post.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { isPreviewShown, togglePreview } from './preview-shown.ts';

afterEach(() => {
  if (isPreviewShown()) togglePreview();
  postDrafts.dropAll();
});

const links = '/api/admin/preview-links/blog/post-1';
const week = 7 * 24 * 60 * 60_000;
const link = (id: string, madeAgo: number) => ({
  id,
  createdAt: new Date(Date.now() - madeAgo).toISOString(),
  endsAt: new Date(Date.now() - madeAgo + week).toISOString(),
});
const token = 't'.repeat(43);
const preview = { 'POST /api/admin/previews': () => new Response('<!doctype html><title>Page</title>') };

async function openLinks() {
  const { user } = editStored();
  await user.click(await press('Page preview'));
  await user.click(await press('Private link'));
  return user;
}
const rows = () => screen.findAllByText(/^Made .* · ends /);

test('a link is made, copied and revoked; the URL of an earlier one is unknown', async () => {
  const calls = fakeApi({
    ...preview,
    [`GET ${links}`]: () => Response.json([link('older', 2 * 24 * 60 * 60_000)]),
    [`POST ${links}`]: () => Response.json({ link: link('newer', 0), token }),
    [`DELETE ${links}/newer`]: () => new Response(null, { status: 204 }),
  });
  const user = await openLinks();
  expect(await screen.findByText(/^Its address was shown when the link was made/)).toBeVisible();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Made 2 days ago · ends in 5 days']);
  await user.click(await press('Make a link'));
  const address = await screen.findByRole('textbox', { name: 'Address of the link' });
  expect(address).toHaveValue(`${location.origin}/share/preview/${token}`);
  expect(address).toHaveAccessibleDescription(/Copy it now/);
  await user.click(await press('Copy'));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/share/preview/${token}`);
  const [newer] = await screen.findAllByRole('listitem');
  await user.click(within(newer as HTMLElement).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link no longer works')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  expect(address).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('a link whose URL is unknown can be replaced', async () => {
  fakeApi({
    ...preview,
    [`GET ${links}`]: () => Response.json([link('older', 1000)]),
    [`POST ${links}`]: () => Response.json({ link: link('newer', 0), token }),
  });
  const user = await openLinks();
  const makeNew = await press('Make a new link');
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  await user.click(makeNew);
  expect(await screen.findByRole('textbox', { name: 'Address of the link' })).toHaveValue(
    `${location.origin}/share/preview/${token}`,
  );
  expect(await rows()).toHaveLength(2);
});

test.each([
  [404, 'Save the post first.'],
  [409, 'There are too many links to this page. Revoke one first.'],
  [503, 'Please try again later.'],
])('if no link can be made (%d) it says what to do', async (status, text) => {
  fakeApi({
    ...preview,
    [`GET ${links}`]: () => Response.json([]),
    [`POST ${links}`]: () => Response.json({ error: 'No.' }, { status }),
  });
  const user = await openLinks();
  expect(await screen.findByText('There is no private link to this page.')).toBeVisible();
  await user.click(await press('Make a link'));
  expect(await screen.findByText('The link could not be made')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
