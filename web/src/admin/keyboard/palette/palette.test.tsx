import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { FindButton } from './find-button.tsx';
// Loads the dialog's code before the first test.
import './palette-dialog.tsx';

const row = (id: string, title: string, titleAr: string) => ({
  ...{ id, title, titleAr, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ version: 1, published: true, arabic: 'all', author: 'Dana' },
});
const message = {
  ...{ id: 'message-0000000001', name: 'Rana Al-Jubouri', company: 'Qanat Dairy', source: 'contact' },
  ...{ email: 'rana@example.com', message: 'Please count our shelves.', suspicions: [] },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
};
const picture = {
  ...{ id: 'p1', address: '/images/p1/640x400', name: 'shelf.jpg', alt: 'A shelf', altAr: 'رفّ', version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', size: 1, width: 640, height: 400 },
};
const person = {
  ...{ id: 'u1', username: 'sara', email: 'sara@example.com', language: 'en', role: 'editor' },
  ...{ state: 'active', hasCodes: false, createdAt: '2026-01-01T00:00:00.000Z' },
};
const answers = {
  'GET /api/admin/post-rows/blog': () => Response.json([row('b1', 'Shelf of Basra', 'رفوف البصرة')]),
  'GET /api/admin/post-rows/news': () => Response.json([]),
  'GET /api/admin/post-rows/career': () => Response.json([]),
  'GET /api/site-content': () => Response.json([]),
  'GET /api/admin/content-drafts': () => Response.json({ drafts: [], changes: [] }),
  'GET /api/admin/pictures': () => Response.json([picture]),
  'GET /api/admin/people': () => Response.json({ people: [person], canMail: true, holds: {} }),
  'POST /api/admin/contact-submissions/found': () => Response.json([message]),
  [`GET /api/admin/contact-submissions/${message.id}`]: () =>
    Response.json({ ...message, note: '', version: 0, history: [] }),
};
beforeEach(() => localStorage.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
function show(role: 'owner' | 'editor' = 'owner', own: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...answers, ...own });
  const shown = showAdmin(
    <>
      <FindButton />
      <Address />
      <main id="main-content" tabIndex={-1} />
      <textarea aria-label="Text" />
    </>,
    '/admin-panel',
    role,
  );
  return { ...shown, calls };
}
async function search(words: string, role?: 'owner' | 'editor', own?: Parameters<typeof fakeApi>[0]) {
  const shown = show(role, own);
  await shown.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Find anything' });
  await waitFor(() => expect(box).toHaveFocus());
  if (words) await shown.user.keyboard(words);
  return { ...shown, box };
}
const group = (name: string) => screen.findByRole('group', { name });
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('without words it lists every screen of the role, and keys select and open one', async () => {
  const { user, box } = await search('', 'editor');
  expect(names(await group('Screens'))).toContain('Customer Messages');
  expect(names(await group('Screens'))).not.toContain('People');
  expect(names(await group('Actions'))).not.toContain('Newsletter addresses as CSV');
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Website Content');
  expect(box).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Logout');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('/admin-panel?tab=overview')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.getElementById('main-content')).toHaveFocus();
});

test('words find posts, texts, pictures, people and messages, each with its address', async () => {
  const { user } = await search('shelf');
  expect(names(await group('Posts'))).toEqual(['Shelf of BasraBlog post · Dana']);
  expect(names(await group('Pictures'))).toEqual(['shelf.jpgA shelf']);
  expect((await group('Website content')).textContent).toMatch(/shelf/i);
  expect(names(await group('Messages'))).toEqual(['Rana Al-JubouriQanat Dairy · Please count our shelves.']);
  await user.click(screen.getByRole('option', { name: /^Rana/ }));
  expect(await screen.findByText(`/admin-panel?tab=messages&message=${message.id}`)).toBeInTheDocument();
});

test.each([
  ['رفُوف', 'Posts', 'رفوف البصرة', '/admin-panel?tab=blog&post=b1&language=ar'],
  ['نظره', 'Screens', 'Overview', '/admin-panel?tab=overview'],
  ['كلمه مرور', 'Actions', 'Change password', '/admin-panel'],
  ['sara', 'People', 'sara', '/admin-panel?tab=people&person=u1'],
])('%s finds in %s: %s', async (words, where, name, address) => {
  const { user } = await search(words);
  expect((await group(where)).textContent).toContain(name);
  await user.click(within(await group(where)).getAllByRole('option')[0] as HTMLElement);
  expect(await screen.findByText(address)).toBeInTheDocument();
});

test('an editor finds no people', async () => {
  const { calls } = await search('sara', 'editor');
  await group('Messages');
  expect(screen.queryByRole('group', { name: 'People' })).toBeNull();
  expect(calls.some(({ name }) => name === 'GET /api/admin/people')).toBe(false);
});

test('the last opened result comes first next time, and no visitor’s data stay in the browser', async () => {
  const { user } = await search('rana');
  await user.click(await screen.findByRole('option', { name: /^Rana/ }));
  expect(JSON.stringify(localStorage)).not.toContain('Rana');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  expect(names(await group('Recently opened'))).toEqual([
    'Rana Al-JubouriQanat Dairy · Please count our shelves.',
  ]);
});

test('says where it still searches, where it failed, and that there is no result', async () => {
  const held = heldAnswer();
  let isBroken = true;
  const { user } = await search('zzz', 'owner', {
    'POST /api/admin/contact-submissions/found': held.answer,
    'GET /api/admin/pictures': () => (isBroken ? new Response('{}', { status: 503 }) : Response.json([])),
  });
  expect(await screen.findByText('Still looking in: Messages.')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not look in: Pictures.');
  held.give(Response.json([]));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is called “zzz”.')).toBeInTheDocument();
});

test('does not open for the link shortcut in a text, or in a confirmation dialog', async () => {
  const { user } = show();
  const text = screen.getByRole('textbox', { name: 'Text' });
  text.addEventListener('keydown', (event) => event.preventDefault());
  text.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is accessible, empty and with results', async () => {
  const { user, box } = await search('');
  await group('Screens');
  expect(await accessibilityProblems()).toEqual([]);
  await user.type(box, 'shelf');
  await group('Messages');
  expect(await accessibilityProblems()).toEqual([]);
});

test('letters that are typed while the search is opening land in its box, and nowhere else', async () => {
  const { user } = show();
  const text = screen.getByRole('textbox', { name: 'Text' });
  text.focus();
  // Nothing renders between these keys.
  act(() => {
    fireEvent.keyDown(text, { key: 'k', code: 'KeyK', ctrlKey: true });
  });
  for (const key of 'gox')
    expect(fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` })).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  const box = await screen.findByRole('combobox', { name: 'Find anything' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('o');
  expect(box).toHaveValue('goo');
  expect(text).toHaveValue('');
  expect(screen.getByText('/admin-panel')).toBeInTheDocument();
});
