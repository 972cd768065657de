import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { ContentPreview } from './content-preview.tsx';

afterEach(contentDrafts.dropAll);

interface PreviewBody {
  path: string;
  language: string;
  texts: { key: string; value: string }[];
}
/** Returns a page that repeats the request. */
const echo = ({ body }: { body: unknown }) => {
  const { path, language, texts } = body as PreviewBody;
  const said = texts.map(({ key, value }) => `${key}: ${value}`).join();
  return new Response(`<!doctype html><html lang="${language}"><body><h1>${path} ${said}</h1></body></html>`);
};
let isDown = false;
function show(part: string) {
  const calls = fakeApi({
    'GET /api/site-content': () => Response.json([]),
    'POST /api/admin/previews/content': (call) =>
      isDown ? Response.json({ error: 'Busy.' }, { status: 503 }) : echo(call),
  });
  const { user } = showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    `/admin-panel?tab=content&part=${encodeURIComponent(part)}`,
  );
  return { user, calls };
}
const frame = (name: string) => screen.findByTitle<HTMLIFrameElement>(name);
const heading = (shown: HTMLIFrameElement) => shown.contentDocument?.querySelector('h1')?.textContent;

test('the preview of the page follows typing before a save, in the chosen language and width', async () => {
  const { user, calls } = show('Contact');
  await user.click(await screen.findByRole('button', { name: 'Page preview' }));
  const shown = await frame('The page in English');
  await waitFor(() => expect(shown.srcdoc).toContain('<h1>/contact </h1>'));
  expect(screen.getByText('As visitors see it')).toBeInTheDocument();
  fireEvent.load(shown);
  await user.click(screen.getAllByRole('button', { name: 'EDIT' })[0] as HTMLElement);
  await user.type(await screen.findByLabelText('Contact: title English'), '!');
  await waitFor(() => expect(heading(shown)).toMatch(/^\/contact contact_title: .+!$/));
  expect(screen.getByText('Not yet public')).toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'Language of the preview' });
  const arabic = [...group.querySelectorAll('button')].find(({ textContent }) => textContent === 'العربية');
  await user.click(arabic as HTMLElement);
  await waitFor(() => expect(shown.contentDocument?.documentElement.lang).toBe('ar'));
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(shown.style.width).toBe('390px');
  expect(calls.map(({ name }) => name)).not.toContain('PUT /api/update-content/contact_title');
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Page preview' }));
  expect(screen.queryByTitle(/The page in/)).toBeNull();
});

test('the preview follows in a separate window, which closes with it', async () => {
  const { user } = show('Contact');
  const opened = document.implementation.createHTMLDocument();
  const focus = vi.fn();
  const close = vi.fn();
  // jsdom opens no windows. This object has the properties of a window that the preview uses.
  const other = { document: opened, closed: false, focus, close } as unknown as Window;
  vi.spyOn(window, 'open').mockReturnValue(other);
  await user.click(await screen.findByRole('button', { name: 'Page preview' }));
  await frame('The page in English');
  await user.click(screen.getByRole('button', { name: 'Open in a window' }));
  const shown = opened.querySelector('iframe');
  expect(shown?.srcdoc).toContain('<h1>/contact </h1>');
  expect(opened.title).toBe('The page in English');
  const group = screen.getByRole('group', { name: 'Language of the preview' });
  await user.click([...group.querySelectorAll('button')].at(-1) as HTMLElement);
  await waitFor(() => expect(opened.title).toBe('The page in Arabic'));
  await user.click(screen.getByRole('button', { name: 'Open in a window' }));
  expect(focus).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Page preview' }));
  expect(close).toHaveBeenCalled();
});

test('editing a text of another page shows that page', async () => {
  const { user } = show('Lists');
  await user.click(await screen.findByRole('button', { name: 'Page preview' }));
  const shown = await frame('The page in English');
  await waitFor(() => expect(shown.srcdoc).toContain('/our-people'));
  fireEvent.load(shown);
  await user.click(screen.getAllByRole('button', { name: 'EDIT' })[5] as HTMLElement);
  await waitFor(() => expect(heading(shown)).toContain('/contact'));
});

test('beside the texts, the preview opens with the first edited text, until it is not wanted', async () => {
  const { user } = show('Contact');
  await user.click((await screen.findAllByRole('button', { name: 'EDIT' }))[0] as HTMLElement);
  await frame('The page in English');
  const toggle = screen.getByRole('button', { name: 'Page preview' });
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getAllByRole('button', { name: 'EDIT' })[0] as HTMLElement);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('page-preview:')).toBeNull();
});

test('below the texts, the preview comes into view when it opens', async () => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(wide(media), { matches: media === '(max-width: 1279px)' }),
  );
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = show('Contact');
  await user.click(await screen.findByRole('button', { name: 'Page preview' }));
  await frame('The page in English');
  expect(scroll.mock.contexts).toContain(screen.getByRole('region', { name: 'Page preview' }));
});

test('a preview without an answer says so, and asks again', async () => {
  isDown = true;
  const { user } = show('Contact');
  await user.click(await screen.findByRole('button', { name: 'Page preview' }));
  expect(await screen.findByText('The preview could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await frame('The page in English')).toBeInTheDocument();
});

test('choosing a text in the preview opens its box', async () => {
  fakeApi({
    'POST /api/admin/previews/content': () =>
      new Response('<!doctype html><html lang="en"><body><h1>Chosen title</h1></body></html>'),
  });
  const base = { values: { value: 'Title', valueAr: 'عنوان' }, version: 1 };
  contentDrafts.keep('contact_title', { values: { value: 'Chosen title', valueAr: 'عنوان' }, base });
  showAdmin(
    <>
      <h3 id="section-contact_title">Title</h3>
      <input id="section-contact_title-en" aria-label="Its box" />
      <ContentPreview keys={['contact_title']} idOf={(key) => `section-${key}`} />
    </>,
  );
  const shown = await frame('The page in English');
  await waitFor(() => expect(shown.srcdoc).toContain('Chosen title'));
  fireEvent.load(shown);
  const title = await waitFor(() => {
    const found = shown.contentDocument?.querySelector('h1');
    expect(found?.style.cursor).toBe('pointer');
    return found as HTMLElement;
  });
  fireEvent.click(title);
  await waitFor(() => expect(screen.getByLabelText('Its box')).toHaveFocus());
});

test('the keyboard finds a way from the button to the preview, past all texts', async () => {
  const { user } = show('Contact');
  const toggle = await screen.findByRole('button', { name: 'Page preview' });
  toggle.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{Enter}');
  const group = await screen.findByRole('group', { name: 'Language of the preview' });
  await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Phone' })).toHaveFocus();
});
