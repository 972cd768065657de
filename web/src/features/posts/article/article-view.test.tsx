import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { DescriptionContext, type ReportDescription } from '#web/head/page-description.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as arabic } from '#web/pages/blog-post/copy.ar.ts';
import { copy as english } from '#web/pages/blog-post/copy.en.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';
import { createPostQueryClient, PostQueryContext } from '../post-query-client.ts';
import { StoredArticle } from '../post-views.tsx';
import { postQuery } from '../use-post.ts';
import { relatedQuery } from './related-articles.tsx';

const copies = { en: english, ar: arabic };
const parts = (count: number) =>
  Array.from({ length: count }, (_, i) => `## Part ${i + 1}\n\nWords.`).join('\n\n');
const post = { ...samplePosts.blog, slug: 'a-post', formerSlugs: [] };

interface Shown {
  language?: Language;
  content?: string;
  related?: readonly PostSummary<'blog'>[];
  /** The ids that the editor chose. */
  chosen?: string;
  onDescribe?: ReportDescription;
}

function show({ language = 'en', content = parts(3), related = [], chosen = '', onDescribe }: Shown = {}) {
  const client = createPostQueryClient({
    queries: [
      [postQuery('blog', post.id).queryKey, { ...post, content, contentAr: content, related: chosen }],
      [relatedQuery('blog', post, language).queryKey, related],
    ],
  });
  const { container } = render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <PostQueryContext value={client}>
          <main>
            <DescriptionContext value={onDescribe ?? (() => {})}>
              <StoredArticle kind="blog" id={post.id} copy={copies[language]} />
            </DescriptionContext>
          </main>
        </PostQueryContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
  return container;
}

test('shows its reading time', () => {
  show({ content: 'word '.repeat(900) });
  expect(screen.getByText(/5 min read/)).toBeInTheDocument();
});

test.each([
  [100, 'يُقرأ في دقيقة'],
  [400, 'يُقرأ في دقيقتين'],
  [900, 'يُقرأ في ٥ دقائق'],
  [2400, 'يُقرأ في ١٢ دقيقة'],
])('counts the minutes of %i words with Arabic plural forms', (words, sentence) => {
  show({ language: 'ar', content: 'كلمة '.repeat(words) });
  expect(screen.getByText(sentence, { exact: false })).toBeInTheDocument();
});

test('a long article starts with links to its sections', () => {
  const container = show();
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  const links = contents.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Part 1', 'Part 2', 'Part 3']);
  for (const link of links)
    expect(container.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(
      link.textContent ?? '',
    );
});

test('a short article has no such links', () => {
  show({ content: parts(2) });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('ends with related articles, none with the same drawing', () => {
  const others = ['a', 'b', 'c'].map((id) => ({
    ...post,
    id,
    title: `About ${id}`,
    slug: '',
    formerSlugs: [],
  }));
  const container = show({ related: others });
  const list = within(screen.getByRole('list', { name: 'Read next' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'About a',
    'About b',
    'About c',
  ]);
  expect(list.getByRole('link', { name: 'About b' })).toHaveAttribute('href', '/blog/b');
  const drawings = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(new Set(drawings).size).toBe(4);
});

test('without related articles has no such section', () => {
  show();
  expect(screen.queryByText('Read next')).not.toBeInTheDocument();
});

test('structured data name the related articles that the editor chose, not those found by category', () => {
  const [chosen, other] = ['a', 'b'].map((id) => ({ ...post, id, slug: `about-${id}`, formerSlugs: [] }));
  const onDescribe = vi.fn<ReportDescription>();
  show({ related: [chosen, other].flatMap((one) => one ?? []), chosen: 'a', onDescribe });
  expect(onDescribe).toHaveBeenLastCalledWith(expect.objectContaining({ relatedPaths: ['/blog/about-a'] }));
});

test('its address can be copied, and shared with apps of the device', async () => {
  const user = userEvent.setup();
  const shared = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shared });
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: location.origin + location.pathname }));
  Reflect.deleteProperty(navigator, 'share');
});

test.each(['en', 'ar'] as const)('is accessible in %s', async (language) => {
  const others = ['a', 'b'].map((id) => ({ ...post, id, slug: '', formerSlugs: [] }));
  show({ language, related: others });
  expect(await accessibilityProblems()).toEqual([]);
});
