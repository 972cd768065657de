import { localizedPath } from '#shared/language.ts';
import { builtInNewsIds } from '#shared/news/news.ts';
import { copy as newsArabic } from '#web/pages/news/copy.ar.ts';
import { copy as newsEnglish } from '#web/pages/news/copy.en.ts';
import { articles as articlesArabic } from '#web/pages/news-post/articles.ar.ts';
import { articles as articlesEnglish } from '#web/pages/news-post/articles.en.ts';
import { copy as articleArabic } from '#web/pages/news-post/copy.ar.ts';
import { copy as articleEnglish } from '#web/pages/news-post/copy.en.ts';
import { giveSession } from '../testing/administrator.ts';
import { graph, headline, isSameDocument, markDocument, titles, views } from '../testing/post-page.ts';
import {
  accessibilityProblems,
  expect,
  layoutShift,
  openListByLink,
  visit,
  waitUntilHydrated,
} from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const copies = {
  en: { news: newsEnglish, article: articleEnglish, builtIn: articlesEnglish },
  ar: { news: newsArabic, article: articleArabic, builtIn: articlesArabic },
};
const [firstBuiltIn] = builtInNewsIds;

/** Returns all texts in a part of a page's copy. */
function textsOf(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(textsOf);
}

const fourNews = [1, 2, 3, 4].map(
  (place) => ['news', { title: `News ${place}`, titleAr: `خبر ${place}` }] as const,
);

test.beforeEach(({ context, session }) => giveSession(context, session));

test.describe('news', () => {
  test('the latest stored news is above the built-in news, and View All News shows all @phone', async ({
    page,
    posts,
    language,
  }) => {
    const copy = copies[language].news;
    await posts.several(...fourNews, ['news', { title: 'A draft', published: false }]);
    const own = builtInNewsIds.map((id) => copy.articles[id].title);
    const stored = (place: number) => (language === 'ar' ? `خبر ${place}` : `News ${place}`);

    await visit(page, '/news', language);
    await expect(titles(page)).toHaveText([...[4, 3, 2].map(stored), ...own, copy.closing.title]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.getByRole('button', { name: copy.viewAll }).click();
    await expect(titles(page)).toHaveText([...[4, 3, 2, 1].map(stored), ...own, copy.closing.title]);
    await expect(page.getByRole('button', { name: copy.viewAll })).toBeHidden();
    // Scrolls back, because the move of the focus may have scrolled a card partly under the navigation bar.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('View All News moves the focus to the first added article, or says that there are no more @phone', async ({
    page,
    posts,
    language,
  }) => {
    const copy = copies[language].news;
    const viewAll = page.getByRole('button', { name: copy.viewAll });
    await visit(page, '/news', language);
    await viewAll.click();
    await expect(page.getByText(copy.allShown)).toBeFocused();
    await expect(viewAll).toBeHidden();

    await posts.several(...fourNews);
    await page.reload();
    await expect(titles(page)).toHaveCount(3 + builtInNewsIds.length + 1);
    await viewAll.click();
    await expect(page.getByRole('link', { name: / 1$/ })).toBeFocused();
    await expect(page.getByText(copy.allShown)).toBeVisible();
  });

  test('Read More opens the article at its top without loading a document, and has its own address @phone', async ({
    page,
    posts,
    language,
  }) => {
    const copy = copies[language].news;
    const { slug } = await posts.news({
      title: 'One more province',
      titleAr: 'محافظة أخرى',
      content: '## Why\n\nTo **know**.',
    });
    const title = language === 'ar' ? 'محافظة أخرى' : 'One more province';
    const address = localizedPath(`/news/${slug}`, language);
    await visit(page, '/news', language);
    await waitUntilHydrated(page);
    await markDocument(page);
    await page.getByRole('link', { name: new RegExp(`^${copy.readMore}.*${title}$`) }).click();
    await expect(page).toHaveURL(address);
    await expect(headline(page)).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);

    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', new RegExp(`/ar/news/${slug}$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:\/\//);
    expect((await graph(page)).find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      headline: title,
    });
    expect((await views(page)).slice(1)).toEqual([[address, await page.title()]]);
    await page.goBack();
    await expect(titles(page).first()).toHaveText(title);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a stored article opens under its own address, and nothing moves @phone', async ({
    page,
    posts,
    language,
  }) => {
    const { id } = await posts.news({ title: 'One more province', titleAr: 'محافظة أخرى' });
    await visit(page, `/news/${id}`, language);
    await expect(headline(page)).toHaveText(language === 'ar' ? 'محافظة أخرى' : 'One more province');
    await expect.poll(() => views(page)).toHaveLength(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the built-in articles are complete without script @both', async ({ browser, baseURL, language }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const id of builtInNewsIds) {
      await visit(page, `/news/${id}`, language);
      const { title, content } = copies[language].builtIn[id];
      await expect(headline(page)).toHaveText(title);
      const text = (await page.getByRole('article').textContent())?.replaceAll('\u00A0', ' ');
      for (const words of textsOf(content)) expect(text).toContain(words);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/news/${id}$`));
    }
    await context.close();
  });

  test('the script that reads stored articles is loaded when the visitor opens one', async ({
    page,
    posts,
    language,
  }) => {
    const { id } = await posts.news({ content: 'In **Markdown**.' });
    const loaded = () =>
      page.evaluate(async () => {
        const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
        const scripts = addresses.filter((address) => address.endsWith('.js'));
        const code = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
        return {
          markdownReader: code.some((text) => text.includes('thematicBreak')),
          queryClient: code.some((text) => text.includes('refetchOnWindowFocus')),
        };
      });
    for (const article of [firstBuiltIn, id]) {
      await visit(page, `/news/${article}`, language);
      await waitUntilHydrated(page);
      expect(await loaded()).toEqual({ markdownReader: false, queryClient: false });
    }
    await expect(page.locator('article strong')).toHaveText('Markdown');
    await visit(page, '/news', language);
    await waitUntilHydrated(page);
    await page.locator('main').getByRole('link', { name: 'Shelf talk' }).first().click();
    await expect(page.locator('article strong')).toHaveText('Markdown');
    expect(await loaded()).toEqual({ markdownReader: true, queryClient: true });
  });

  test('if stored news fails to load, built-in news is shown, and a retry loads the rest', async ({
    page,
    posts,
    pageErrors,
    language,
  }) => {
    const copy = copies[language].news;
    await posts.news({ title: 'Late news', titleAr: '' });
    await page.route('**/api/news-posts?*', (route) =>
      route.fulfill({ status: 503, json: { error: 'Busy.' } }),
    );
    await openListByLink(page, '/news', language);
    await expect(page.getByText(copy.failed)).toBeVisible();
    await expect(titles(page)).toHaveCount(builtInNewsIds.length + 1);
    await page.unroute('**/api/news-posts?*');
    await page.getByRole('button', { name: copy.retry }).click();
    await expect(titles(page).first()).toHaveText('Late news');
    await expect(page.getByText(copy.failed)).toBeHidden();
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('status of 503')));
  });

  test('an unknown article, or a draft, is not found and not indexed', async ({
    page,
    posts,
    pageErrors,
    language,
  }) => {
    const { missing } = copies[language].article;
    const draft = await posts.news({ title: 'A secret', published: false });
    for (const id of ['nothing-here', draft.id]) {
      await visit(page, `/news/${id}`, language);
      await expect(headline(page)).toHaveText(missing.title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: missing.back }).click();
    await expect(page).toHaveURL(localizedPath('/news', language));
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('status of 404')));
  });
});

test('a visitor who chose Arabic is redirected from a post’s English address to its Arabic version @phone', async ({
  page,
  posts,
}) => {
  const { id } = await posts.news({ title: 'One more province', titleAr: 'محافظة أخرى' });
  await page.goto('/ar');
  for (const post of [id, firstBuiltIn]) {
    await page.goto(`/news/${post}?from=mail`);
    await expect(page).toHaveURL(`/ar/news/${post}?from=mail`);
  }
});

test('the footer opens news, blog and careers without loading a document', async ({ page, language }) => {
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await markDocument(page);
  for (const path of ['/news', '/blog', '/careers']) {
    const address = localizedPath(path, language);
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(headline(page)).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
});
