import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { editStored, field, press } from '../testing/edit-post.tsx';
import { isPreviewShown, togglePreview } from './preview-shown.ts';

afterEach(() => {
  if (isPreviewShown()) togglePreview();
  postDrafts.dropAll();
});

/** Returns a page that repeats the request. */
const echo = ({ body }: { body: unknown }) => {
  const { language, fields } = body as { language: string; fields: { title: string } };
  return new Response(`<!doctype html><html lang="${language}"><body><h1>${fields.title}</h1></body></html>`);
};
const frame = (name: string) => screen.findByTitle<HTMLIFrameElement>(name);
const heading = (shown: HTMLIFrameElement) => shown.contentDocument?.querySelector('h1')?.textContent;

test('the page follows typing in the chosen language, and its links and forms do nothing', async () => {
  const calls = fakeApi({ 'POST /api/admin/previews': echo });
  const { user } = editStored();
  await user.click(await press('Page preview'));
  const shown = await frame('The page in English');
  expect(shown).toHaveAttribute('sandbox', 'allow-same-origin');
  await waitFor(() => expect(shown.srcdoc).toContain('<h1>Shelf</h1>'));
  expect(calls[0]?.body).toMatchObject({
    kind: 'blog',
    id: 'post-1',
    language: 'en',
    fields: { titleAr: 'رف' },
  });
  fireEvent.load(shown);
  await user.type(field('Title'), '!');
  await waitFor(() => expect(heading(shown)).toBe('Shelf!'));
  expect(screen.getByTitle('The page in English')).toBe(shown);
  const group = screen.getByRole('group', { name: 'Language of the preview' });
  const arabic = [...group.querySelectorAll('button')].find(({ textContent }) => textContent === 'العربية');
  await user.click(arabic as HTMLElement);
  await waitFor(() => expect(shown.contentDocument?.documentElement.lang).toBe('ar'));
  await user.click(await press('Phone'));
  expect(shown.style.width).toBe('390px');
  await user.click(await press('Page preview'));
  expect(screen.queryByTitle(/The page in/)).toBeNull();
});

test('without an answer it says so, keeps the last page, and asks again', async () => {
  let isDown = true;
  const busy = () => Response.json({ error: 'Busy.' }, { status: 503 });
  fakeApi({ 'POST /api/admin/previews': (call) => (isDown ? busy() : echo(call)) });
  const { user } = editStored();
  await user.click(await press('Page preview'));
  expect(await screen.findByText('The preview could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(await press('Try again'));
  const shown = await frame('The page in English');
  fireEvent.load(shown);
  expect(screen.queryByText('The preview could not be loaded.')).toBeNull();
  isDown = true;
  await user.type(field('Title'), '!');
  expect(await screen.findByText(/^The preview could not be renewed/)).toBeVisible();
  expect(screen.getByTitle('The page in English')).toBe(shown);
  expect(shown.srcdoc).toContain('<h1>Shelf</h1>');
});

test('in a narrow window the preview replaces the text, until an error there has to be corrected', async () => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(wide(media), { matches: media.includes('768') }),
  );
  const calls = fakeApi({ 'POST /api/admin/previews': echo });
  const { user } = editStored();
  await user.clear(await screen.findByLabelText('Title'));
  await user.click(await press('Page preview'));
  await frame('The page in English');
  expect(screen.queryByRole('group', { name: 'Languages shown' })).toBeNull();
  await user.click(await press('Update Post'));
  expect(isPreviewShown()).toBe(false);
  expect(field('Title')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Languages shown' })).toBeVisible();
  expect(calls.some(({ name }) => name.startsWith('PUT /api/admin/blog-posts'))).toBe(false);
});
