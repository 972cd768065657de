import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import type {
  TranslationWork,
  WaitingTranslation,
  WaitingTranslations,
} from '#shared/content/translation.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { translationDrafts } from './translation-drafts.ts';
import { translationsQuery } from './translation-queries.ts';
import { Translations } from './translations.tsx';

afterEach(translationDrafts.dropAll);

const at = '2026-02-01T00:00:00.000Z';
const title: WaitingTranslation = { kind: 'content', id: 'hero_title', name: '', state: 'older', count: 1 };
const post: WaitingTranslation = { kind: 'blog', id: 'shelf', name: 'Shelf', state: 'missing', count: 2 };
const category: WaitingTranslation = {
  ...{ kind: 'category', id: 'blog-cold', name: 'Cold chain', state: 'missing', count: 3 },
};
const picture: WaitingTranslation = { kind: 'picture', id: 'p', name: 'p.jpg', state: 'older', count: 1 };
const none = { missing: 0, older: 0 };
const listOf = (...waiting: readonly WaitingTranslation[]): WaitingTranslations => ({
  counts: {
    ...{ posts: none, categories: none, pictures: none },
    texts: {
      missing: waiting.filter(({ state }) => state === 'missing').length,
      older: waiting.filter(({ state }) => state === 'older').length,
    },
  },
  waiting: [...waiting],
});
const facts = { version: 4, changedAt: at, changedBy: 'sara', arabicAt: '' };
const works: Record<string, TranslationWork> = {
  hero_title: {
    ...facts,
    texts: [
      {
        ...{ name: 'value', english: 'In districts', arabic: 'في المحافظات', state: 'older' as const },
        before: 'In provinces',
      },
    ],
  },
  shelf: {
    ...facts,
    texts: [
      { name: 'title', english: 'Shelf', arabic: '', state: 'missing' },
      { name: 'content', english: 'Body', arabic: '', state: 'missing' },
    ],
  },
  'blog-cold': {
    ...{ ...facts, changedAt: '', changedBy: '' },
    texts: [{ name: 'name', english: 'Cold chain', arabic: '', state: 'missing' }],
  },
  p: {
    ...{ ...facts, changedAt: '', changedBy: '' },
    texts: [{ name: 'alt', english: 'Two shelves', arabic: 'رف', state: 'older', before: 'A shelf' }],
    picture: {
      ...{ id: 'p', address: '/images/p.jpg', width: 9, height: 9, name: 'p.jpg', alt: 'Two shelves' },
      ...{ altAr: 'رف', focus: { x: 50, y: 50 }, createdAt: at, version: 4 },
    },
  },
};
const item: ContentItem = {
  ...{ key: 'hero_title', value: 'In districts', valueAr: 'في المناطق', type: 'text', version: 5 },
  ...{ valueUpdatedAt: at, valueArUpdatedAt: at },
};

async function open(waiting: readonly WaitingTranslation[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /api/admin/translations': () => Response.json(listOf(...waiting)),
    ...Object.fromEntries(
      [title, post, category, picture].map(({ kind, id }) => [
        `GET /api/admin/translations/${kind}/${id}`,
        () => Response.json(works[id]),
      ]),
    ),
    'PUT /api/update-content/hero_title': () => Response.json(item),
    'GET /api/site-content': () => Response.json([item]),
    ...answers,
  });
  const shown = showAdmin(<Translations />);
  if (waiting.length > 0) await screen.findByRole('list', { name: 'What is to be translated' });
  const saves = () => calls.filter(({ name }) => /^(PUT|POST)/.test(name));
  return { ...shown, calls, saves };
}
const box = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const current = () =>
  screen.getAllByRole('button').find((one) => one.getAttribute('aria-current') === 'true')?.textContent;

test('changes since the translation are marked, and the Arabic is saved over the version that was read', async () => {
  const { user, saves } = await open([title, post]);
  await box('Headline العربية');
  expect(screen.getByText('provinces').closest('del')).toBeInTheDocument();
  expect(screen.getByText('districts').closest('ins')).toBeInTheDocument();
  await user.clear(await box('Headline العربية'));
  await user.type(await box('Headline العربية'), 'في المناطق');
  expect(screen.getByText('في المحافظات')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await box('Title العربية')).toHaveFocus();
  expect(saves()[0]?.body).toEqual({ value: 'In districts', valueAr: 'في المناطق', version: 4 });
  expect(screen.getByRole('button', { name: /Headline.*done/ })).toBeInTheDocument();
  expect(screen.getByText('2 of 2, Shelf, Arabic missing')).toBeInTheDocument();
  expect(screen.getByText('2 of 2 · 1 done')).toBeInTheDocument();
});

test('a list that the overview has read already is shown', async () => {
  fakeApi({
    'GET /api/admin/translations': () => Response.json(listOf(title)),
    'GET /api/admin/translations/content/hero_title': () => Response.json(works.hero_title),
  });
  const { user } = showAdmin(<FromOverview />);
  await user.click(await screen.findByRole('button', { name: 'Open 1' }));
  expect(await box('Headline العربية')).toBeInTheDocument();
});

/** Reads the list before the screen opens, as the overview does. */
function FromOverview() {
  const { data } = useQuery(translationsQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Translations />;
  return (
    data && <button type="button" onClick={() => setIsOpen(true)}>{`Open ${data.waiting.length}`}</button>
  );
}

test('the list is one tab stop, in which the arrow keys move', async () => {
  const { user } = await open([title, post, category]);
  await box('Headline العربية');
  const row = (name: RegExp) => screen.getByRole('button', { name });
  row(/^Headline/).focus();
  await user.keyboard('{ArrowDown}');
  expect(row(/^Shelf/)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('list', { name: 'What is to be translated' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
  row(/^Headline/).focus();
  await user.keyboard('{ArrowUp}');
  expect(row(/^Cold chain/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await box(/العربية/)).toHaveFocus();
});

test('keys save, mark the Arabic as correct, and move', async () => {
  const { user, saves } = await open([title, post]);
  fireEvent.keyDown(await box('Headline العربية'), { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(await box('Title العربية'), { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(await box('Headline العربية'), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(saves()).toEqual([]);
  fireEvent.keyDown(await box('Headline العربية'), { key: 'Enter', ctrlKey: true, shiftKey: true });
  await box('Title العربية');
  expect(saves()[0]?.body).toMatchObject({ arabicIsCurrent: true, valueAr: 'في المحافظات' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(current()).toContain('Headline');
});

test('a post is saved with its written texts, and stays listed until all are done', async () => {
  const { user, saves } = await open([post, title], {
    'PUT /api/admin/blog-posts/shelf': () => Response.json({ id: 'shelf', title: 'Shelf' }),
    'GET /api/admin/post-rows/blog/shelf': () => new Response(null, { status: 404 }),
  });
  await user.type(await box('Title العربية'), 'رف');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await box('Headline العربية');
  expect(saves()[0]?.body).toEqual({ titleAr: 'رف', version: 4 });
  expect(screen.getByRole('button', { name: /Shelf.*Missing/ })).toBeInTheDocument();
});

test('a category that only posts have is stored, and its posts are renamed', async () => {
  const { user, saves } = await open([category], {
    'GET /api/admin/post-categories/blog': () =>
      Response.json({ categories: [{ id: 'a', name: 'Audits', nameAr: 'تدقيق', formerly: [] }], version: 2 }),
    'PUT /api/admin/post-categories': () => Response.json({ categories: [], version: 3 }),
    'POST /api/admin/post-categories/renamed': () => Response.json({ changed: [], left: 0 }),
  });
  await user.type(await box('Cold chain العربية'), 'سلسلة التبريد');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[0]?.body).toMatchObject({
    kind: 'blog',
    categories: [
      { id: 'a', name: 'Audits' },
      { name: 'Cold chain', nameAr: 'سلسلة التبريد' },
    ],
    version: 2,
  });
});

test('a correct alternative text is marked as correct', async () => {
  const { user, saves } = await open([picture], {
    'PUT /api/admin/pictures/p': () => Response.json(works.p?.picture),
  });
  await user.click(await screen.findByRole('button', { name: 'Arabic is still right' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ altAr: 'رف', name: 'p.jpg', version: 4, arabicIsCurrent: true });
});

test('a colleague’s save is shown, and no typed text is lost', async () => {
  let isChanged = false;
  const { user } = await open([title, post], {
    'GET /api/admin/translations/content/hero_title': () =>
      Response.json(
        isChanged
          ? { ...works.hero_title, version: 5, texts: [{ ...works.hero_title?.texts[0], arabic: 'لها' }] }
          : works.hero_title,
      ),
    'PUT /api/update-content/hero_title': () => {
      isChanged = true;
      return Response.json({ error: 'Somebody else', current: item }, { status: 409 });
    },
  });
  await user.type(await box('Headline العربية'), ' كلها');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeInTheDocument();
  expect(await box('Headline العربية')).toHaveValue('في المحافظات كلها');
  expect(screen.getByText('لها')).toBeInTheDocument();
});

test('a failed save says so and keeps the text', async () => {
  const { user } = await open([title], {
    'PUT /api/update-content/hero_title': () => Response.json({ error: 'x' }, { status: 503 }),
  });
  await user.type(await box('Headline العربية'), ' كلها');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not save changes. Please try again.');
  expect(await box('Headline العربية')).toHaveValue('في المحافظات كلها');
});

test('the list is filtered by missing or older, and a skipped item stays', async () => {
  const { user } = await open([title, post, picture]);
  await user.click(screen.getByRole('button', { name: 'Older 2' }));
  const list = within(screen.getByRole('list', { name: 'What is to be translated' }));
  expect(list.getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(current()).toContain('p.jpg');
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
});

test('says when everything is done', async () => {
  const { user } = await open([title], {
    'GET /api/admin/translations': (() => {
      const answers = [listOf(title), listOf()];
      return () => Response.json(answers.shift() ?? listOf());
    })(),
  });
  await user.click(await screen.findByRole('button', { name: 'Arabic is still right' }));
  expect(await screen.findByText('All Arabic is up to date')).toBeInTheDocument();
});

test('the next of many are loaded when the first are done', async () => {
  const answers = [listOf(title), listOf(post)];
  const { user } = await open([title], {
    'GET /api/admin/translations': () => Response.json(answers.shift() ?? listOf(post)),
  });
  await user.click(await screen.findByRole('button', { name: 'Arabic is still right' }));
  expect(await box('Title العربية')).toBeInTheDocument();
});

test('is accessible', async () => {
  const { container } = await open([title, post, category, picture]);
  await box('Headline العربية');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
